//# expect-error: wgsl/expected-statement line 5
//# expect-error: wgsl/expected-semicolon line 6
//# expect-error: wgsl/assignment-in-expression line 7
fn f() {
  --5;
  a-- - 1;
  let b = a--;
}
