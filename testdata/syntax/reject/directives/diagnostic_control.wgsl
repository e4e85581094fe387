//# expect-error: wgsl/expected-token line 4
//# expect-error: wgsl/expected-identifier line 5
//# expect-error: wgsl/unclosed-delimiter line 6
diagnostic(off);
diagnostic(off, );
diagnostic(off, a, b);
