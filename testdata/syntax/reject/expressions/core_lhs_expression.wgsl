//# expect-error: wgsl/assignment-target line 5
//# expect-error: wgsl/assignment-target line 6
//# expect-error: wgsl/expected-expression line 7
fn f() {
  (1) = 2;
  ((a * b)) = 2;
  () = 1;
}
