//# expect-error: wgsl/const-integer-division
const n = 10 / 0;
