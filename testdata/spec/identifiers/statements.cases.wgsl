// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/expected-identifier
const struct = 1;
//# case 1-accepted
const structure = 1;
//# case 2-rejected
//# expect-error: wgsl/expected-identifier
const _ = 1;
//# case 2-accepted
const _a = 1;
//# case 3-rejected
//# expect-error: wgsl/identifier-underscores
const __a = 1;
//# case 3-accepted
const _a_ = 1;
