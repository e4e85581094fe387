//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/continuing-placement line 7
//# expect-error: wgsl/continuing-placement line 8
//# expect-error: wgsl/continuing-placement line 9
fn f() {
  loop { continuing; }
  continuing {}
  loop { continuing {} continuing {} }
  while true { continuing {} }
}
