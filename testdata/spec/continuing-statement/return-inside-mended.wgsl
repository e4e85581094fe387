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
