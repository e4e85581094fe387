fn f() {
  var a = 1;
  loop { a++; continuing { a--; break if a > 4; } }
}
