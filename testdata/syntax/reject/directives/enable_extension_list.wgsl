//# expect-error: wgsl/expected-identifier line 3
//# expect-error: wgsl/expected-semicolon line 4
enable ;
enable f16 subgroups;
