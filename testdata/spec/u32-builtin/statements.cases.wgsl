// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-conversion-range
const a = u32(4294967296);
//# case 1-accepted
const a = u32(4294967295);
