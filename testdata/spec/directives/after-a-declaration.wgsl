//# expect-error: wgsl/directive-order
const a = 1;
enable f16;
