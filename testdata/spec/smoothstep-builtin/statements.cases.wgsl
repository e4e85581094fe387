// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-smoothstep-edges
const a = smoothstep(1.0, 1.0, 2.0);
//# case 1-accepted
const a = smoothstep(1.0, 2.0, 2.0);
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 1}
//# expect-error: wgsl/const-smoothstep-edges
override n: f32;
@compute @workgroup_size(1) fn main() { let r = smoothstep(n, 1.0, 2.0); }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 0}
override n: f32;
@compute @workgroup_size(1) fn main() { let r = smoothstep(n, 1.0, 2.0); }
