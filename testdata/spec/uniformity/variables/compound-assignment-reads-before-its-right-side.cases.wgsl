//# case fail
//# expect-error: wgsl/collective-uniformity line 11
fn put(p: ptr<function, i32>, x: i32) -> i32 {
  *p = x;
  return 0;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  var v = i32(i);
  v += put(&v, 1);
  if v > 0 {
    workgroupBarrier();
  }
}
//# case pass
fn put(p: ptr<function, i32>, x: i32) -> i32 {
  *p = x;
  return 0;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  var v = 1;
  v += put(&v, i32(i));
  if v > 0 {
    workgroupBarrier();
  }
}
