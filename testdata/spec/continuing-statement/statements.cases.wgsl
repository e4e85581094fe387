// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/return-in-continuing
fn f() { loop { continuing { if true { return; } break if true; } } }
//# case 1-accepted
fn f() { loop { if true { return; } continuing { break if true; } } }
