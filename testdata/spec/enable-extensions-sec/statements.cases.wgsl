// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/unknown-enable-extension
enable unheard_of;
//# case 1-accepted
enable f16;
//# case 2-rejected
//# expect-error: wgsl/directive-order
const_assert true; enable f16;
//# case 2-accepted
enable f16; const_assert true;
//# case 3-rejected
//# expect-error: wgsl/extension-required
alias T = vec2<f16>;
//# case 3-accepted
enable f16; alias T = vec2<f16>;
//# case 4-rejected
//# expect-error: wgsl/extension-required
struct S { @builtin(clip_distances) a: array<f32, 2> }
//# case 4-accepted
enable clip_distances; struct S { @builtin(clip_distances) a: array<f32, 2> }
//# case 5-rejected
//# expect-error: wgsl/extension-required
struct S { @location(0) @blend_src(0) a: f32 }
//# case 5-accepted
enable dual_source_blending; struct S { @location(0) @blend_src(0) a: f32, @location(0) @blend_src(1) b: f32 }
//# case 7-rejected
//# expect-error: wgsl/extension-required
@fragment fn main(@builtin(primitive_index) a: u32) {}
//# case 7-accepted
enable primitive_index; @fragment fn main(@builtin(primitive_index) a: u32) {}
//# case 8-rejected
//# expect-error: wgsl/extension-required
@compute @workgroup_size(32) @subgroup_size(32) fn main() {}
//# case 8-accepted
enable subgroup_size_control; @compute @workgroup_size(32) @subgroup_size(32) fn main() {}
