// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/workgroup-size-placement
enable subgroup_size_control;
@fragment @subgroup_size(32) fn main() {}
//# case 1-accepted
enable subgroup_size_control;
@compute @workgroup_size(32) @subgroup_size(32) fn main() {}
//# case 2-rejected
//# expect-error: wgsl/extension-required
enable subgroups; @compute @workgroup_size(32) @subgroup_size(32) fn main() {}
//# case 2-accepted
enable subgroup_size_control;
@compute @workgroup_size(32) @subgroup_size(32) fn main() {}
//# case 3-rejected
//# expect-error: wgsl/workgroup-size-type
enable subgroup_size_control;
@compute @workgroup_size(32) @subgroup_size(32.0) fn main() {}
//# case 3-accepted
enable subgroup_size_control;
override n = 32; @compute @workgroup_size(32) @subgroup_size(n) fn main() {}
//# case 4-rejected
//# expect-error: wgsl/subgroup-size
enable subgroup_size_control;
@compute @workgroup_size(32) @subgroup_size(24) fn main() {}
//# case 4-accepted
enable subgroup_size_control;
@compute @workgroup_size(32) @subgroup_size(16) fn main() {}
//# case 5-rejected
//# pipeline: compute
//# constants: {"n": 24}
//# expect-error: wgsl/subgroup-size
enable subgroup_size_control;
override n: i32;
@compute @workgroup_size(96) @subgroup_size(n) fn main() {}
//# case 5-accepted
//# pipeline: compute
//# constants: {"n": 32}
enable subgroup_size_control;
override n: i32;
@compute @workgroup_size(96) @subgroup_size(n) fn main() {}
//# case 6-rejected
//# pipeline: compute
//# constants: {"n": 48}
//# expect-error: wgsl/subgroup-size
enable subgroup_size_control;
override n: i32;
@compute @workgroup_size(n) @subgroup_size(32) fn main() {}
//# case 6-accepted
//# pipeline: compute
//# constants: {"n": 64}
enable subgroup_size_control;
override n: i32;
@compute @workgroup_size(n) @subgroup_size(32) fn main() {}
