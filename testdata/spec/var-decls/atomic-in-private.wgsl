//# expect-error: wgsl/atomic-placement line 2
var<private> hits: atomic<u32>;
