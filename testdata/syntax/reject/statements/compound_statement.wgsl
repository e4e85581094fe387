//# expect-error: wgsl/attribute-placement line 5
//# expect-error: wgsl/unclosed-delimiter line 7
fn f() {
  { let a = 1;
  @diagnostic(off, a) let b = 1;
  } }
}
