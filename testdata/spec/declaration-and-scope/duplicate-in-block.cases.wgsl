//# case fail
//# expect-error: wgsl/duplicate-declaration line 4
fn f() {
  var step = 1;
  let step = 2;
}
//# case pass
fn f() {
  var step = 1;
  { let step = 2; }
}
