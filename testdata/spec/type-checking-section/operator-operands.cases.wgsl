//# case fail
//# expect-error: wgsl/no-matching-overload line 3
fn f(a: i32, b: u32) -> i32 {
  return a + b;
}
//# case pass
fn f(a: i32, b: u32) -> i32 {
  return a + i32(b);
}
