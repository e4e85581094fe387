// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-ldexp-exponent
const a = ldexp(1f, 129);
//# case 1-accepted
const a = ldexp(1f, 127);
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 129}
//# expect-error: wgsl/const-ldexp-exponent
override n: i32;
@compute @workgroup_size(1) fn main() { let r = ldexp(1f, n); }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 127}
override n: i32;
@compute @workgroup_size(1) fn main() { let r = ldexp(1f, n); }
