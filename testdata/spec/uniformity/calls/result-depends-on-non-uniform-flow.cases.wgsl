//# case fail
//# expect-error: wgsl/collective-uniformity line 11
fn pick(a: u32) -> u32 {
  if a == 1 {
    return 1;
  }
  return 2;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if pick(id) == 1 {
    workgroupBarrier();
  }
}
//# case pass
fn pick(a: u32) -> u32 {
  if a == 1 {
  }
  return 2;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if pick(id) == 1 {
    workgroupBarrier();
  }
}
