// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-not-representable
const a = frexp(1e308 * 10);
//# case 1-accepted
const a = frexp(1e308);
