//# case fail
//# expect-error: wgsl/break-placement line 7
fn f() -> i32 {
  var i = 0;
  loop {
    i++;
    continuing {
      if i > 5 { i++; break; }
    }
  }
  return i;
}
//# case pass
fn f() -> i32 {
  var i = 0;
  loop {
    i++;
    if i > 5 { break; }
    continuing {
      i += 2;
    }
  }
  return i;
}
