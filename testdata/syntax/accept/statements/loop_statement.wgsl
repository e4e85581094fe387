fn f() {
  loop { break; }
  loop @diagnostic(off, derivative_uniformity) { continue; continuing { break if true; } }
  @diagnostic(off, derivative_uniformity) loop { break; }
}
