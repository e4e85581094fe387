//# expect-error: wgsl/declaration-cycle
const a = b + 1;
const b = a * 2;
