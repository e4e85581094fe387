fn f() {
  var a = 1;
  a = 2;
  a += 1;
  _ = a;
}
