fn f() {
  {}
  { ; { let a = 1; } }
  @diagnostic(off, derivative_uniformity) { }
}
