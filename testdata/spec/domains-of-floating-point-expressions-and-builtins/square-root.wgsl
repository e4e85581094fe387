//# expect-error: wgsl/const-domain line 2
const n = sqrt(-1.0);
