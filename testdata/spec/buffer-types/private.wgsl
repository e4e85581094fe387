//# expect-error: wgsl/store-type line 2
var<private> bytes: buffer<64>;
