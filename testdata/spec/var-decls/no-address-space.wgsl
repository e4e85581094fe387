//# expect-error: wgsl/address-space-missing
var count: u32;
