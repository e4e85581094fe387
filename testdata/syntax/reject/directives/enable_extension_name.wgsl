//# expect-error: wgsl/expected-identifier line 3
//# expect-error: wgsl/expected-identifier line 4
enable fn;
enable 5;
