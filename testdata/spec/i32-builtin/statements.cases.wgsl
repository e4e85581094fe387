// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-conversion-range
const a = i32(2147483648);
//# case 1-accepted
const a = i32(2147483647);
