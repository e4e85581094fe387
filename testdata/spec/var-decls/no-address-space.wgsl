//# expect-error: wgsl/address-space-missing line 2
var count: u32;
