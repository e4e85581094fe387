//# expect-error: wgsl/invalid-character line 3
//# expect-error: wgsl/expected-identifier line 3
requires 'x';
const a = 1;
