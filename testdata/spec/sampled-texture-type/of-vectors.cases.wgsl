//# case fail
//# expect-error: wgsl/texture-sampled-type line 2
@group(0) @binding(0) var t: texture_cube<vec4f>;
//# case pass
@group(0) @binding(0) var t: texture_cube<f32>;
