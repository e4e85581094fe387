fn f() {
  var a = 1;
  a = 2;
  a++;
  a--;
  a *= 2;
}
