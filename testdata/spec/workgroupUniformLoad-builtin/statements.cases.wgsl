// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/collective-uniformity
var<workgroup> a: array<i32, 4>; @compute @workgroup_size(1) fn main(@builtin(local_invocation_index) i: u32) { _ = workgroupUniformLoad(&a[i]); }
//# case 1-accepted
var<workgroup> a: array<i32, 4>; @compute @workgroup_size(1) fn main() { _ = workgroupUniformLoad(&a[1]); }
//# case 2-rejected
//# expect-error: wgsl/collective-uniformity
var<workgroup> a: array<atomic<i32>, 4>; @compute @workgroup_size(1) fn main(@builtin(local_invocation_index) i: u32) { _ = workgroupUniformLoad(&a[i]); }
//# case 2-accepted
var<workgroup> a: array<atomic<i32>, 4>; @compute @workgroup_size(1) fn main() { _ = workgroupUniformLoad(&a[1]); }
