//# expect-error: wgsl/numeric-literal-form line 7
//# expect-error: wgsl/numeric-literal-form line 8
//# expect-error: wgsl/numeric-literal-form line 9
//# expect-error: wgsl/float-literal-range line 10
//# expect-error: wgsl/float-literal-range line 11
fn f() {
  let a = 1e;
  let b = 1.0e+f;
  let c = 01f;
  let d = 1e39f;
  let e = 1e400;
}
