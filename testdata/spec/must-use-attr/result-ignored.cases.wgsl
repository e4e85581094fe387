//# case fail
//# expect-error: wgsl/must-use line 4
@must_use fn f() -> i32 { return 1; }
fn g() {
  f();
}
//# case pass
@must_use fn f() -> i32 { return 1; }
fn g() {
  _ = f();
}
