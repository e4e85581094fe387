//# expect-error: wgsl/expected-identifier line 3
//# expect-error: wgsl/unclosed-delimiter line 4
diagnostic(off, a.);
diagnostic(off, a.b.c);
