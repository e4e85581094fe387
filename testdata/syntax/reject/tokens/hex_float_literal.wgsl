//# expect-error: wgsl/numeric-literal-form line 6
//# expect-error: wgsl/numeric-literal-form line 7
//# expect-error: wgsl/float-literal-exact line 8
//# expect-error: wgsl/float-literal-range line 9
fn f() {
  let a = 0x1p;
  let b = 0x.p1;
  let c = 0x1.0000001p0f;
  let d = 0x1p128f;
}
