//# case fail
//# expect-error: wgsl/template-arguments line 2
@group(0) @binding(0) var t: texture_storage_2d<f32, write>;
//# case pass
@group(0) @binding(0) var t: texture_storage_2d<r32float, write>;
