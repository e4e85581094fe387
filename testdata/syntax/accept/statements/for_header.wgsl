fn f() {
  var i = 0;
  for (i = 1; i < 4; i += 2) {}
  for (; i < 4;) { break; }
}
