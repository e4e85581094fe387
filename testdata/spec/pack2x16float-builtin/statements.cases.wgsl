// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-conversion-range
const a = pack2x16float(vec2f(70000, 0));
//# case 1-accepted
const a = pack2x16float(vec2f(60000, 0));
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 70000}
//# expect-error: wgsl/const-conversion-range
override n: f32;
@compute @workgroup_size(1) fn main() { let r = pack2x16float(vec2f(n, 0)); }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 60000}
override n: f32;
@compute @workgroup_size(1) fn main() { let r = pack2x16float(vec2f(n, 0)); }
