//# expect-error: wgsl/atomic-type line 2
var<workgroup> sum: atomic<f32>;
