//# expect-error: wgsl/mixed-operators line 6
//# expect-error: wgsl/mixed-operators line 7
//# expect-error: wgsl/mixed-operators line 8
//# expect-error: wgsl/expected-expression line 9
fn f() {
  let a = 1 << 2 << 3;
  let b = 1 + 2 << 3;
  let c = 1 << 2 * 3;
  let d = 1 << ;
}
