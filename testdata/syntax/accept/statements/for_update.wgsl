fn f() {
  for (var i = 0; i < 4; i = i + 1) {}
  for (var i = 0; i < 4; i--) { break; }
  for (;; g()) { break; }
}
fn g() {}
