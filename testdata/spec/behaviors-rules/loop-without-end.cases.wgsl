//# case fail
//# expect-error: wgsl/loop-behavior line 4
fn f() {
  var i = 0;
  loop {
    i++;
  }
}
//# case pass
fn f() {
  var i = 0;
  loop {
    i++;
    if i > 3 { break; }
  }
}
