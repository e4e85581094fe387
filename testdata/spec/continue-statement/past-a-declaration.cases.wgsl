//# case fail
//# expect-error: wgsl/continue-past-declaration
fn f() -> i32 {
  var i = 0;
  loop {
    if i == 3 { continue; }
    let step = 2;
    continuing {
      i += step;
      break if i > 9;
    }
  }
  return i;
}
//# case pass
fn f() -> i32 {
  var i = 0;
  loop {
    let step = 2;
    if i == 3 { continue; }
    continuing {
      i += step;
      break if i > 9;
    }
  }
  return i;
}
