// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-expression-required
override a = 1; const b = a;
//# case 1-accepted
const a = 1; const b = a;
