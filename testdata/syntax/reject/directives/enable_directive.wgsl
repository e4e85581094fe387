//# expect-error: wgsl/expected-semicolon line 2
enable f16
const a = 1;
