//# expect-error: wgsl/const-not-representable
const n = 9223372036854775807 + 1;
