fn f() {
  const a = 1;
  switch 3 { case a + 1: {} case default: {} }
}
