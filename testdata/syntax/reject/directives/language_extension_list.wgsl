//# expect-error: wgsl/expected-identifier line 2
requires ,;
