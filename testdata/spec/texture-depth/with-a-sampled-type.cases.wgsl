//# case fail
//# expect-error: wgsl/template-arguments line 2
@group(0) @binding(0) var t: texture_depth_2d<f32>;
//# case pass
@group(0) @binding(0) var t: texture_depth_2d;
