//# case fail
//# expect-error: wgsl/unknown-identifier line 2
@group(0) @binding(0) var t: texture_storage_cube<rgba8unorm, write>;
//# case pass
@group(0) @binding(0) var t: texture_storage_2d_array<rgba8unorm, write>;
