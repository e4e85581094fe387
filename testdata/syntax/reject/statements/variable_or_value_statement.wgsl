//# expect-error: wgsl/missing-initializer line 7
//# expect-error: wgsl/missing-initializer line 8
//# expect-error: wgsl/expected-expression line 9
//# expect-error: wgsl/missing-initializer line 10
//# expect-error: wgsl/module-scope-only line 11
fn f() {
  let a;
  const b: i32;
  var c = ;
  let d: i32 1;
  override e = 1;
}
