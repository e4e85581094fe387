//# case fail
//# expect-error: wgsl/const-conversion-range line 2
const n: f32 = 1e39;
//# case pass
const n: f32 = 1e38;
