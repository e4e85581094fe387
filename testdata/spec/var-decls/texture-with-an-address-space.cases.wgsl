//# case fail
//# expect-error: wgsl/address-space-placement line 2
@group(0) @binding(0) var<uniform> t: texture_2d<f32>;
//# case pass
@group(0) @binding(0) var t: texture_2d<f32>;
