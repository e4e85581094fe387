//# case fail
//# expect-error: wgsl/integer-literal-range line 2
const n = 4294967296u;
//# case pass
const n = 4294967295u;
