fn f() {
  while false { continue; }
}
