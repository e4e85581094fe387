//# case fail
//# expect-error: wgsl/collective-uniformity line 11
struct S {
  a: u32,
  b: u32,
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var s = S(1, 2);
  s.a = id;
  if s.b == 1 {
    workgroupBarrier();
  }
}
//# case pass
struct S {
  a: u32,
  b: u32,
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var s = S(1, 2);
  var t = S(id, 2);
  if s.b == 1 {
    workgroupBarrier();
  }
}
