fn f() {
  loop { break; }
}
