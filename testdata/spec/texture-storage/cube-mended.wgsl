@group(0) @binding(0) var t: texture_storage_2d_array<rgba8unorm, write>;
