//# case fail
//# expect-error: wgsl/collective-uniformity line 4
fn wait(a: u32, b: u32) -> u32 {
  if a == 1 {
    workgroupBarrier();
  }
  return b;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  _ = wait(id, g.x);
}
//# case pass
fn wait(a: u32, b: u32) -> u32 {
  if a == 1 {
    workgroupBarrier();
  }
  return b;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  _ = wait(g.x, id);
}
