//# expect-error: wgsl/expected-identifier line 3
//# expect-error: wgsl/expected-identifier line 4
diagnostic(off, 1);
diagnostic(off, loop);
