//# case fail
//# expect-error: wgsl/const-domain line 2
const n = sqrt(-1.0);
//# case pass
const n = sqrt(1.0);
