// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/io-type
@fragment fn main(@location(0) a: bool) {}
//# case 1-accepted
@fragment fn main(@location(0) a: vec2f) {}
//# case 2-rejected
//# expect-error: wgsl/compute-io
@compute @workgroup_size(1) fn main(@location(0) a: f32) {}
//# case 2-accepted
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) a: u32) {}
