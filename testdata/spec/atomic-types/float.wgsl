//# expect-error: wgsl/atomic-component
var<workgroup> sum: atomic<f32>;
