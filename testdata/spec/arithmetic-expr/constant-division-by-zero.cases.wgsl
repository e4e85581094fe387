//# case fail
//# expect-error: wgsl/const-integer-division line 2
const n = 10 / 0;
//# case pass
const n = 10 / 2;
