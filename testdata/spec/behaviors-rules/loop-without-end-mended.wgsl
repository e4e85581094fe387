fn f() {
  var i = 0;
  loop {
    i++;
    if i > 3 { break; }
  }
}
