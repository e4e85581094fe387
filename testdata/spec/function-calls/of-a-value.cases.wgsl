//# case fail
//# expect-error: wgsl/not-callable line 4
const size = 4;
fn f() -> i32 {
  return size();
}
//# case pass
const size = 4;
fn f() -> i32 {
  return size;
}
