//# expect-error: wgsl/break-if-placement line 6
//# expect-error: wgsl/break-if-placement line 7
//# expect-error: wgsl/expected-expression line 8
//# expect-error: wgsl/break-if-placement line 9
fn f() {
  loop { break if true; }
  loop { continuing { break if true; let a = 1; } }
  loop { continuing { break if; } }
  break if true;
}
