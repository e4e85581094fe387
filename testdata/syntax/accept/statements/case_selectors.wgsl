fn f() {
  switch 1 { case 1, 2, 3,: {} case 4, {} default {} }
}
