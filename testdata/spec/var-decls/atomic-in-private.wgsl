//# expect-error: wgsl/store-type line 2
var<private> hits: atomic<u32>;
