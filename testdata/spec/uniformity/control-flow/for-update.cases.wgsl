//# case fail
//# expect-error: wgsl/collective-uniformity line 5
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  for (var i = 0u; i < 100; i += id + 1) {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  for (var i = 0u; i < 100; i += g.x + 1) {
    workgroupBarrier();
  }
}
