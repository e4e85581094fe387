fn f() {
  loop { continuing @diagnostic(off, derivative_uniformity) { let a = true; break if a; } }
  loop { break; continuing { } }
}
