//# expect-error: wgsl/atomic-placement
var<private> hits: atomic<u32>;
