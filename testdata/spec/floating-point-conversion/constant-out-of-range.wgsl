//# expect-error: wgsl/const-conversion-range
const n: f32 = 1e39;
