//# expect-error: wgsl/expected-identifier line 4
fn f() {
  let a = True;
  let true = 1;
}
