//# expect-error: wgsl/loop-behavior line 4
fn f() {
  var i = 0;
  loop {
    i++;
  }
}
