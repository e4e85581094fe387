//# expect-error: wgsl/expression-statement line 5
//# expect-error: wgsl/unclosed-delimiter line 6
//# expect-error: wgsl/unclosed-delimiter line 7
fn f() {
  for (;; a) {}
  for (;; var b = 1) {}
  for (;; 5) {}
}
