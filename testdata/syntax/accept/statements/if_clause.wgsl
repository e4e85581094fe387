fn f() {
  if true { let a = 1; }
  if (1 < 2) && true {}
}
