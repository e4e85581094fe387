//# case fail
//# expect-error: wgsl/collective-uniformity line 3
fn wait() {
  workgroupBarrier();
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if id == 1 {
    wait();
  }
}
//# case pass
fn wait() {
  workgroupBarrier();
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if g.x == 1 {
    wait();
  }
}
