//# expect-error: wgsl/duplicate-declaration
fn f() {
  var step = 1;
  let step = 2;
}
