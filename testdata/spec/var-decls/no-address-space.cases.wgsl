//# case fail
//# expect-error: wgsl/address-space-missing line 2
var count: u32;
//# case pass
var<private> count: u32;
