//# expect-error: wgsl/numeric-literal-form line 6
//# expect-error: wgsl/numeric-literal-form line 7
//# expect-error: wgsl/integer-literal-range line 8
//# expect-error: wgsl/integer-literal-range line 9
fn f() {
  let a = 012;
  let b = 00;
  let c = 4294967296u;
  let d = 9223372036854775808;
}
