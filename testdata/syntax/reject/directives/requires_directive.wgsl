//# expect-error: wgsl/expected-semicolon line 2
requires pointer_composite_access
const a = 1;
