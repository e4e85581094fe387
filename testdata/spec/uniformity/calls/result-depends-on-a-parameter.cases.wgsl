//# case fail
//# expect-error: wgsl/collective-uniformity line 8
fn pick(a: u32, b: u32) -> u32 {
  return a;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if pick(id, g.x) == 1 {
    workgroupBarrier();
  }
}
//# case pass
fn pick(a: u32, b: u32) -> u32 {
  return a;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if pick(g.x, id) == 1 {
    workgroupBarrier();
  }
}
