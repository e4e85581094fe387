//# case fail
//# expect-error: wgsl/store-type line 2
var<private> bytes: buffer<64>;
//# case pass
var<workgroup> bytes: buffer<64>;
