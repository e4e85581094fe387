//# expect-error: wgsl/mixed-operators line 5
//# expect-error: wgsl/mixed-operators line 6
//# expect-error: wgsl/expected-expression line 7
fn f() {
  let a = true && false || true;
  let b = 1 & 2 && true;
  let c = true &&;
}
