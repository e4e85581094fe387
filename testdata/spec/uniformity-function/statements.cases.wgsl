// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/collective-uniformity
@group(0) @binding(0) var<storage, read_write> a: array<i32>; @compute @workgroup_size(1) fn main() { if a[0] > 0 { workgroupBarrier(); } }
//# case 1-accepted
@group(0) @binding(0) var<storage> a: array<i32>; @compute @workgroup_size(1) fn main() { if a[0] > 0 { workgroupBarrier(); } }
//# case 2-rejected
//# expect-error: wgsl/collective-uniformity
var<workgroup> a: array<i32, 4>; @compute @workgroup_size(1) fn main(@builtin(local_invocation_index) i: u32) { _ = workgroupUniformLoad(&a[i]); }
//# case 2-accepted
var<workgroup> a: array<i32, 4>; @compute @workgroup_size(1) fn main(@builtin(workgroup_id) i: vec3u) { _ = workgroupUniformLoad(&a[i.x]); }
//# case 3-rejected
//# expect-error: wgsl/collective-uniformity
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) i: u32) { var b = i; if b > 0 { workgroupBarrier(); } }
//# case 3-accepted
@compute @workgroup_size(1) fn main() { var b = 1; if b > 0 { workgroupBarrier(); } }
//# case 4-rejected
//# expect-error: wgsl/collective-uniformity
fn g(a: ptr<function, u32>) { if *a > 0 { workgroupBarrier(); } } @compute @workgroup_size(1) fn main(@builtin(local_invocation_index) i: u32) { var b = i; g(&b); }
//# case 4-accepted
fn g(a: ptr<function, u32>) { if *a > 0 { workgroupBarrier(); } } @compute @workgroup_size(1) fn main() { var b = 1u; g(&b); }
//# case 7-rejected
//# expect-error: wgsl/collective-uniformity
fn g(a: u32) { if a > 0 { workgroupBarrier(); } } @compute @workgroup_size(1) fn main(@builtin(local_invocation_index) i: u32) { g(i); }
//# case 7-accepted
fn g(a: u32) { if a > 0 { workgroupBarrier(); } } @compute @workgroup_size(1) fn main() { g(1); }
//# case 9-rejected
//# expect-error: wgsl/collective-uniformity
fn g(a: u32) -> u32 { return a; } @compute @workgroup_size(1) fn main(@builtin(local_invocation_index) i: u32) { if g(i) > 0 { workgroupBarrier(); } }
//# case 9-accepted
fn g(a: u32) -> u32 { return a; } @compute @workgroup_size(1) fn main() { if g(1) > 0 { workgroupBarrier(); } }
