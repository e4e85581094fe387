//# expect-error: wgsl/numeric-literal-form line 5
//# expect-error: wgsl/integer-literal-range line 6
//# expect-error: wgsl/integer-literal-range line 7
fn f() {
  let a = 1l;
  let b = 2147483648i;
  let c = 0x1ffffffffu;
}
