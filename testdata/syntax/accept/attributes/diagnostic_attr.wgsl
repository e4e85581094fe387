@diagnostic(off, derivative_uniformity)
fn f() {
  if true @diagnostic(info, derivative_uniformity) {}
}
