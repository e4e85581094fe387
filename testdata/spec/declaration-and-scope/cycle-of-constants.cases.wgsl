//# case fail
//# expect-error: wgsl/declaration-cycle line 2
const a = b + 1;
const b = a * 2;
//# case pass
const a = b + 1;
const b = 2 * 2;
