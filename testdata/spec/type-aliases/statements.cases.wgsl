// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/module-scope-only
fn f() { alias T = i32; }
//# case 1-accepted
alias T = i32; fn f() { var a: T; }
