// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/pointer-alias
fn g(a: ptr<function, i32>, b: ptr<function, i32>) { *a = *b; } fn f() { var c = 1; g(&c, &c); }
//# case 1-accepted
fn g(a: ptr<function, i32>, b: ptr<function, i32>) { *a = *b; } fn f() { var c = 1; var d = 1; g(&c, &d); }
