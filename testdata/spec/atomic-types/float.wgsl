//# expect-error: wgsl/atomic-type
var<workgroup> sum: atomic<f32>;
