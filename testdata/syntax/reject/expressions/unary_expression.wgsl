//# expect-error: wgsl/expected-expression line 6
//# expect-error: wgsl/expected-expression line 7
//# expect-error: wgsl/expected-expression line 8
//# expect-error: wgsl/expected-expression line 9
fn f() {
  let a = -;
  let b = +1;
  let c = !;
  let d = ++1;
}
