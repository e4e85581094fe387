//# expect-error: wgsl/numeric-literal-form line 5
//# expect-error: wgsl/numeric-literal-form line 6
//# expect-error: wgsl/integer-literal-range line 7
fn f() {
  let a = 0x;
  let b = 0xg;
  let c = 0x80000000i;
}
