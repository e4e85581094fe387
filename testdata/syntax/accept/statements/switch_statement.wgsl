fn f() {
  switch 1 { case 1: {} default: {} }
  switch (1) { default {} }
  @diagnostic(off, derivative_uniformity) switch 1 { default {} }
}
