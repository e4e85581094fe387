//# case fail
//# expect-error: wgsl/collective-uniformity line 11
fn f(n: u32) -> bool {
  if n == 1 {
    return true;
  }
  return false;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if f(id) {
    workgroupBarrier();
  }
}
//# case pass
fn f(n: u32) -> bool {
  if n == 1 {
    return true;
  }
  return false;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  _ = f(id);
  workgroupBarrier();
}
