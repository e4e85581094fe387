//# expect-error: wgsl/expected-statement line 6
//# expect-error: wgsl/expected-semicolon line 7
//# expect-error: wgsl/expected-semicolon line 8
//# expect-error: wgsl/assignment-in-expression line 9
fn f() {
  ++5;
  a++ + 1;
  a ++ ++;
  let b = a++;
}
