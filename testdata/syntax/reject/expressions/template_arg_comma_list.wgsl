//# expect-error: wgsl/expected-expression line 4
//# expect-error: wgsl/expected-expression line 5
fn f() {
  var a: array<i32,,2>;
  var b: array<,>;
}
