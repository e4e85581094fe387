//# expect-error: wgsl/foreign-syntax line 7
//# expect-error: wgsl/foreign-syntax line 7
//# expect-error: wgsl/foreign-syntax line 8
//# expect-error: wgsl/foreign-syntax line 10
fn f() -> i32 {
  var n = 0;
  for (int i = 0; i < 4; ++i) {
    ++n;
  }
  --n;
  return n;
}
