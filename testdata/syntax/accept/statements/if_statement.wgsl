fn f() {
  if true {}
  if (true) {} else {}
  if true {} else if false {} else if true {} else {}
  @diagnostic(off, derivative_uniformity) if true {}
}
