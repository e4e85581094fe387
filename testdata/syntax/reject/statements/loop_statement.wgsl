//# expect-error: wgsl/expected-token line 5
//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/continuing-placement line 7
fn f() {
  loop;
  loop true { }
  loop { continuing {} let a = 1; }
}
