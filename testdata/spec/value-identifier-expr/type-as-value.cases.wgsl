//# case fail
//# expect-error: wgsl/value-expected line 3
fn f() -> i32 {
  return i32;
}
//# case pass
fn f() -> i32 {
  return i32();
}
