// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-expression-required
@fragment fn main(@location(0) @interpolate(flat) c: i32) { _ = textureGather(c, t, s, vec2f()); }
@group(0) @binding(0) var t: texture_2d<f32>; @group(0) @binding(1) var s: sampler;
//# case 1-accepted
@group(0) @binding(0) var t: texture_2d<f32>; @group(0) @binding(1) var s: sampler;
@fragment fn main() { const c = 1; _ = textureGather(c, t, s, vec2f()); }
//# case 2-rejected
//# expect-error: wgsl/argument-range
@group(0) @binding(0) var t: texture_2d<f32>; @group(0) @binding(1) var s: sampler;
@fragment fn main() { _ = textureGather(4, t, s, vec2f()); }
//# case 2-accepted
@group(0) @binding(0) var t: texture_2d<f32>; @group(0) @binding(1) var s: sampler;
@fragment fn main() { _ = textureGather(3, t, s, vec2f()); }
//# case 3-rejected
//# expect-error: wgsl/const-expression-required
@group(0) @binding(0) var t: texture_2d<f32>; @group(0) @binding(1) var s: sampler;
@fragment fn main() { let o = vec2i(1, 2); _ = textureGather(1, t, s, vec2f(), o); }
//# case 3-accepted
@group(0) @binding(0) var t: texture_2d<f32>; @group(0) @binding(1) var s: sampler;
@fragment fn main() { let o = vec2i(1, 2); _ = textureGather(1, t, s, vec2f(), vec2i(1, 2)); }
//# case 4-rejected
//# expect-error: wgsl/argument-range
@group(0) @binding(0) var t: texture_2d<f32>; @group(0) @binding(1) var s: sampler;
@fragment fn main() { let o = vec2i(1, 2); _ = textureGather(1, t, s, vec2f(), vec2i(-9, 0)); }
//# case 4-accepted
@group(0) @binding(0) var t: texture_2d<f32>; @group(0) @binding(1) var s: sampler;
@fragment fn main() { let o = vec2i(1, 2); _ = textureGather(1, t, s, vec2f(), vec2i(-8, 7)); }
