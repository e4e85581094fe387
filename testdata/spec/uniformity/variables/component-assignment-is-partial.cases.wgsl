//# case fail
//# expect-error: wgsl/collective-uniformity line 8
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var v = vec2u(id);
  v.x = 1;
  v.y = 1;
  if v.x == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var v = vec2u(id);
  v = vec2u(1);
  if v.x == 1 {
    workgroupBarrier();
  }
}
