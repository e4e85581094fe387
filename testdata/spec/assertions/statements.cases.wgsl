// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-assert-type
const_assert 1;
//# case 1-accepted
const_assert 1 == 1;
