//# expect-error: wgsl/atomic-place
var<private> hits: atomic<u32>;
