//# expect-error: wgsl/expected-expression line 4
//# expect-error: wgsl/expected-expression line 5
fn f() {
  let a = 1 ** ;
  let b = 1 %% 2;
}
