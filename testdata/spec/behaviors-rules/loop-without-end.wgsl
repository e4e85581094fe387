//# expect-error: wgsl/infinite-loop
fn f() {
  var i = 0;
  loop {
    i++;
  }
}
