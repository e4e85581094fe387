// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/builtin-function-stage
@compute @workgroup_size(1) fn main() { _ = dpdx(1.0); }
//# case 1-accepted
@fragment fn main() { _ = dpdx(1.0); }
