//# expect-error: wgsl/expected-expression line 5
//# expect-error: wgsl/expected-expression line 6
//# expect-error: wgsl/assignment-in-expression line 7
fn f() {
  let a = 1 +;
  let b = 1 + + 2;
  let c = a--;
}
