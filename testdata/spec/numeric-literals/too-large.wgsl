//# expect-error: wgsl/integer-literal-range
const n = 4294967296u;
