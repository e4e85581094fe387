// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/condition-type
fn f() { for (var i = 0; i; i++) {} }
//# case 1-accepted
fn f() { for (var i = 0; i < 1; i++) {} }
