//# case fail
//# expect-error: wgsl/texture-sampled-type line 3
enable f16;
@group(0) @binding(0) var t: texture_2d<f16>;
//# case pass
enable f16;
@group(0) @binding(0) var t: texture_2d<f32>;
