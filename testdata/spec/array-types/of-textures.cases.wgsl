//# case fail
//# expect-error: wgsl/array-element-type line 2
@group(0) @binding(0) var t: array<texture_2d<f32>, 4>;
//# case pass
@group(0) @binding(0) var t: texture_2d_array<f32>;
