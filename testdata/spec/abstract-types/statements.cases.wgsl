// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-not-representable
const a = 9223372036854775807 + 1;
//# case 1-accepted
const a = 9223372036854775806 + 1;
//# case 2-rejected
//# expect-error: wgsl/no-matching-overload
const a = 1u + 2.5;
//# case 2-accepted
const a = 1 + 2.5;
