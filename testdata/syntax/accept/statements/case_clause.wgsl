fn f() {
  switch 1 { case 1, 2: {} case 3, default {} }
}
