// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/extension-required
const a: f16 = 1;
//# case 1-accepted
enable f16; const a: f16 = 1;
