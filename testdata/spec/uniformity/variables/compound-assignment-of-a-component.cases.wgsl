//# case fail
//# expect-error: wgsl/collective-uniformity line 12
fn put(p: ptr<function, vec2i>, x: i32) -> i32 {
  p.y = x;
  return 0;
}

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  var v = vec2i(1);
  v.x += put(&v, i32(i));
  if v.y > 0 {
    workgroupBarrier();
  }
}
//# case pass
fn put(p: ptr<function, vec2i>, x: i32) -> i32 {
  p.y = x;
  return 0;
}

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  var v = vec2i(1);
  v.x += put(&v, 2);
  if v.y > 0 {
    workgroupBarrier();
  }
}
