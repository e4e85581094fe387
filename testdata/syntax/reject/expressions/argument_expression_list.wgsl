//# expect-error: wgsl/expected-expression line 5
//# expect-error: wgsl/expected-expression line 6
//# expect-error: wgsl/unclosed-delimiter line 7
fn f() {
  let a = vec2f(,);
  let b = vec2f(1,,2);
  let c = vec2f(1;
}
