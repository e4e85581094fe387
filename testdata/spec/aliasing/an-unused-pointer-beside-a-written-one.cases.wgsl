//# case fail
//# interpretation: specification
//# expect-error: wgsl/pointer-alias line 8
fn put(p: ptr<function, i32>, unused: ptr<function, i32>) {
  *p = 1;
}
fn main() {
  var a = array<i32, 2>();
  put(&a[0], &a[1]);
}
//# case pass
//# interpretation: specification
fn put(p: ptr<function, i32>, unused: ptr<function, i32>) {
  *p = 1;
}
fn main() {
  var a = array<i32, 2>();
  var b = array<i32, 2>();
  put(&a[0], &b[1]);
}
//# case browsers
fn put(p: ptr<function, i32>, unused: ptr<function, i32>) {
  *p = 1;
}
fn main() {
  var a = array<i32, 2>();
  put(&a[0], &a[1]);
}
