fn f() {
  while true { break; }
  while (false) {}
  @diagnostic(off, derivative_uniformity) while false @diagnostic(info, derivative_uniformity) {}
}
