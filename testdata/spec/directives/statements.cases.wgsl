// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/directive-order
const a = 1; enable f16;
//# case 1-accepted
enable f16; const a = 1;
