//# case fail
//# expect-error: wgsl/atomic-type line 2
var<workgroup> sum: atomic<f32>;
//# case pass
var<workgroup> sum: atomic<u32>;
