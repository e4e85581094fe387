// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 2-rejected
//# expect-error: wgsl/const-expression-required
@group(0) @binding(0) var t: texture_depth_2d; @group(0) @binding(1) var s: sampler_comparison;
@fragment fn main() { let o = vec2i(1, 2); _ = textureSampleCompare(t, s, vec2f(), 0.5, o); }
//# case 2-accepted
@group(0) @binding(0) var t: texture_depth_2d; @group(0) @binding(1) var s: sampler_comparison;
@fragment fn main() { let o = vec2i(1, 2); _ = textureSampleCompare(t, s, vec2f(), 0.5, vec2i(1, 2)); }
//# case 3-rejected
//# expect-error: wgsl/argument-range
@group(0) @binding(0) var t: texture_depth_2d; @group(0) @binding(1) var s: sampler_comparison;
@fragment fn main() { let o = vec2i(1, 2); _ = textureSampleCompare(t, s, vec2f(), 0.5, vec2i(-9, 0)); }
//# case 3-accepted
@group(0) @binding(0) var t: texture_depth_2d; @group(0) @binding(1) var s: sampler_comparison;
@fragment fn main() { let o = vec2i(1, 2); _ = textureSampleCompare(t, s, vec2f(), 0.5, vec2i(-8, 7)); }
//# case 1-rejected
//# expect-error: wgsl/builtin-function-stage
@group(0) @binding(0) var t: texture_depth_2d; @group(0) @binding(1) var s: sampler_comparison;
@compute @workgroup_size(1) fn main() { _ = textureSampleCompare(t, s, vec2f(), 0.5); }
//# case 1-accepted
@group(0) @binding(0) var t: texture_depth_2d; @group(0) @binding(1) var s: sampler_comparison;
@fragment fn main() { _ = textureSampleCompare(t, s, vec2f(), 0.5); }
