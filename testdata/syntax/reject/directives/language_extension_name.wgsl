//# expect-error: wgsl/invalid-character line 2
requires 'x';
const a = 1;
