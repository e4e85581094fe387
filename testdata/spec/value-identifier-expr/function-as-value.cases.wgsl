//# case fail
//# expect-error: wgsl/value-expected line 4
fn g() -> i32 { return 1; }
fn f() -> i32 {
  return g;
}
//# case pass
fn g() -> i32 { return 1; }
fn f() -> i32 {
  return g();
}
