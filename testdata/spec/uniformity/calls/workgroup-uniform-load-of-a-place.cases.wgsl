//# case fail
//# expect-error: wgsl/collective-uniformity line 5
var<workgroup> a: array<u32, 4>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  _ = workgroupUniformLoad(&a[id % 4]);
}
//# case pass
var<workgroup> a: array<u32, 4>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  _ = workgroupUniformLoad(&a[g.x % 4]);
}
