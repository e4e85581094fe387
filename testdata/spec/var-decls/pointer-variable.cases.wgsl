//# case fail
//# expect-error: wgsl/store-type line 4
fn f() -> i32 {
  var a = 1;
  var p = &a;
  return *p;
}
//# case pass
fn f() -> i32 {
  var a = 1;
  let p = &a;
  return *p;
}
