//# expect-error: wgsl/directive-order line 4
//# expect-error: wgsl/directive-order line 6
const a = 1;
enable f16;
const b = 1;
requires pointer_composite_access;
