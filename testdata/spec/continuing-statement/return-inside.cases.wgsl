//# case fail
//# expect-error: wgsl/return-in-continuing line 7
fn f() -> i32 {
  var i = 0;
  loop {
    continuing {
      i++;
      if i > 4 { return i; }
      break if i > 5;
    }
  }
  return i;
}
//# case pass
fn f() -> i32 {
  var i = 0;
  loop {
    continuing {
      i++;
      break if i > 5;
    }
  }
  return i;
}
