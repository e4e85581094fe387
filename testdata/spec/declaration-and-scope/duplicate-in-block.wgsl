//# expect-error: wgsl/redeclaration
fn f() {
  var step = 1;
  let step = 2;
}
