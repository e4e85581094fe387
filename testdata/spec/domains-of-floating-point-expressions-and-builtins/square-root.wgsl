//# expect-error: wgsl/const-domain
const n = sqrt(-1.0);
