//# case fail
//# expect-error: wgsl/pointer-alias line 8
fn add(to: ptr<function, i32>, from_pointer: ptr<function, i32>) {
  *to += *from_pointer;
}
fn f() -> i32 {
  var a = 1;
  var b = 2;
  add(&a, &a);
  return a + b;
}
//# case pass
fn add(to: ptr<function, i32>, from_pointer: ptr<function, i32>) {
  *to += *from_pointer;
}
fn f() -> i32 {
  var a = 1;
  var b = 2;
  add(&a, &b);
  return a + b;
}
