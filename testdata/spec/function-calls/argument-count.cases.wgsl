//# case fail
//# expect-error: wgsl/argument-count line 4
fn add(a: i32, b: i32) -> i32 { return a + b; }
fn f() -> i32 {
  return add(1);
}
//# case pass
fn add(a: i32, b: i32) -> i32 { return a + b; }
fn f() -> i32 {
  return add(1, 2);
}
