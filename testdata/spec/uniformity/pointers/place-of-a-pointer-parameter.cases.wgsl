//# case fail
//# expect-error: wgsl/collective-uniformity line 4
var<workgroup> a: array<u32, 4>;
fn fetch(q: ptr<workgroup, u32>) -> u32 {
  return workgroupUniformLoad(q);
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  _ = fetch(&a[id % 4]);
}
//# case pass
var<workgroup> a: array<u32, 4>;
fn fetch(q: ptr<workgroup, u32>) -> u32 {
  return workgroupUniformLoad(q);
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  _ = fetch(&a[g.x % 4]);
}
