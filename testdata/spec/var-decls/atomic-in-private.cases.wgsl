//# case fail
//# expect-error: wgsl/atomic-placement line 2
var<private> hits: atomic<u32>;
//# case pass
var<workgroup> hits: atomic<u32>;
