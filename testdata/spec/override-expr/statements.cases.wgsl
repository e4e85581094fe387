// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# pipeline: compute
//# constants: {"a": 0}
//# expect-error: wgsl/const-integer-division
override a: i32; override b = 1 / a;
@compute @workgroup_size(1) fn main() { _ = b; }
//# case 1-accepted
//# pipeline: compute
//# constants: {"a": 1}
override a: i32; override b = 1 / a;
@compute @workgroup_size(1) fn main() { _ = b; }
