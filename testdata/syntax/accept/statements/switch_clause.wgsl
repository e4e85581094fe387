fn f() {
  switch 1 { case 1 {} case 2: {} default {} }
}
