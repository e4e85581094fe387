// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/no-matching-overload
@group(0) @binding(0) var t: texture_2d<f32>; @group(0) @binding(1) var s: sampler;
@fragment fn main() { _ = textureLoad(t, vec3i(), 0); }
//# case 1-accepted
@group(0) @binding(0) var t: texture_2d<f32>; @group(0) @binding(1) var s: sampler;
@fragment fn main() { _ = textureLoad(t, vec2i(), 0); }
