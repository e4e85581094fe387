//# case fail
//# expect-error: wgsl/collective-uniformity line 4
fn inner(n: u32) {
  if n == 1 {
    workgroupBarrier();
  }
}
fn outer(n: u32) {
  inner(n + 1);
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  outer(id);
}
//# case pass
fn inner(n: u32) {
  if n == 1 {
    workgroupBarrier();
  }
}
fn outer(n: u32) {
  inner(n + 1);
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  outer(g.x);
}
