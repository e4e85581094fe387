//# case fail
//# expect-error: wgsl/collective-uniformity line 7
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var a: array<u32, 4>;
  a[id % 4] = 1;
  if a[0] == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var a: array<u32, 4>;
  a[g.x % 4] = 1;
  if a[0] == 1 {
    workgroupBarrier();
  }
}
