//# case fail
//# expect-error: wgsl/const-not-representable line 2
const n = 3e38f * 2f;
//# case pass
const n = 3e38f * 1f;
