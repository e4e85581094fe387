//# expect-error: wgsl/const-integer-division line 2
const n = 10 / 0;
