fn f() {
  if true {} else if false {} else if 1 < 2 {}
}
