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
