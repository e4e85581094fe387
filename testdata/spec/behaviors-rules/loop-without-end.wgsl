//# expect-error: wgsl/loop-behavior
fn f() {
  var i = 0;
  loop {
    i++;
  }
}
