//# case fail
//# expect-error: wgsl/template-arguments line 2
@group(0) @binding(0) var t: texture_storage_3d<rgba8unorm>;
//# case pass
@group(0) @binding(0) var t: texture_storage_3d<rgba8unorm, write>;
