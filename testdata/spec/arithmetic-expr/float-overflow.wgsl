//# expect-error: wgsl/const-not-representable
const n = 3e38f * 2f;
