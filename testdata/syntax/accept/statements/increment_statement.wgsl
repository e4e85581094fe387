fn f() {
  var a = 1;
  a++;
  (a)++;
}
