fn f() {
  switch 1 { default: {} }
  switch 1 { default {} }
}
