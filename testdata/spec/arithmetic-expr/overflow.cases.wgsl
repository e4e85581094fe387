//# case fail
//# expect-error: wgsl/const-not-representable line 2
const n = 9223372036854775807 + 1;
//# case pass
const n = 9223372036854775807 + 0;
