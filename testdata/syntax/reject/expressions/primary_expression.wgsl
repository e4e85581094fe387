//# expect-error: wgsl/wildcard-value line 5
//# expect-error: wgsl/expected-expression line 6
//# expect-error: wgsl/expected-expression line 7
fn f() {
  let a = _;
  let b = @a;
  let c = +1;
}
