//# expect-error: wgsl/directive-order line 3
const a = 1;
enable f16;
