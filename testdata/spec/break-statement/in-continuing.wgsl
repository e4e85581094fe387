//# expect-error: wgsl/break-placement line 7
fn f() -> i32 {
  var i = 0;
  loop {
    i++;
    continuing {
      if i > 5 { break; }
    }
  }
  return i;
}
