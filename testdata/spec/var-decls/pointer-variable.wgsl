//# expect-error: wgsl/store-type
fn f() -> i32 {
  var a = 1;
  var p = &a;
  return *p;
}
