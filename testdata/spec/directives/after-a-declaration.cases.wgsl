//# case fail
//# expect-error: wgsl/directive-order line 3
const a = 1;
enable f16;
//# case pass
enable f16;
const a = 1;
