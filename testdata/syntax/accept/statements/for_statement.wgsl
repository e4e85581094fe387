fn f() {
  for (var i = 0; i < 4; i++) {}
  for (;;) { break; }
  for (;;) @diagnostic(off, derivative_uniformity) { break; }
}
