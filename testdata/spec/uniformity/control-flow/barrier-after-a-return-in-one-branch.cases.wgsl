//# case fail
//# expect-error: wgsl/collective-uniformity line 7
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if id < 32 {
    return;
  }
  workgroupBarrier();
}
//# case pass
var<private> p: u32;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if id < 32 {
    p = 1;
  }
  workgroupBarrier();
}
