//# case fail
//# expect-error: wgsl/unknown-identifier line 2
@group(0) @binding(0) var t: texture_storage_2d<rgb8unorm, write>;
//# case pass
@group(0) @binding(0) var t: texture_storage_2d<rgba8unorm, write>;
