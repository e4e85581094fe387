// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-assert
const_assert 1 > 2;
//# case 1-accepted
const_assert 1 < 2;
//# case 2-rejected
//# expect-error: wgsl/const-expression-required
override a = true; const_assert a;
//# case 2-accepted
const a = true; const_assert a;
