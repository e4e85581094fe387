//# case fail
//# expect-error: wgsl/collective-uniformity line 4
fn wait(n: u32) {
  if n == 1 {
    workgroupBarrier();
  }
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  wait(id);
}
//# case pass
fn wait(n: u32) {
  if n == 1 {
    workgroupBarrier();
  }
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  wait(g.x);
}
