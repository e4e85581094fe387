// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/collective-uniformity
@group(0) @binding(0) var<storage, read_write> a: array<i32>; @compute @workgroup_size(1) fn main() { if a[0] > 0 { storageBarrier(); } }
//# case 1-accepted
@group(0) @binding(0) var<storage> a: array<i32>; @compute @workgroup_size(1) fn main() { if a[0] > 0 { storageBarrier(); } }
