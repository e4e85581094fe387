//# expect-error: wgsl/expected-statement line 6
//# expect-error: wgsl/expected-semicolon line 7
//# expect-error: wgsl/expected-statement line 8
//# expect-error: wgsl/module-scope-only line 9
fn f() {
  +;
  var a = 1 var b = 2;
  5;
  struct S { a: i32 }
  let c = 1;
}
