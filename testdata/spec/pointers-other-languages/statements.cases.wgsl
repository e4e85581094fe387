// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/return-type-constructible
fn f(a: ptr<private, i32>) -> ptr<private, i32> { return a; }
//# case 1-accepted
fn f(a: ptr<private, i32>) -> i32 { return *a; }
