//# case fail
//# expect-error: wgsl/collective-uniformity line 3
fn check() -> bool {
  workgroupBarrier();
  return true;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  _ = id == 3 || check();
}
//# case pass
fn check() -> bool {
  workgroupBarrier();
  return true;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  _ = g.x == 3 || check();
}
