// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/increment-type
fn f() { var a = 1.0; a++; }
//# case 1-accepted
fn f() { var a = 1; a++; }
