// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/condition-type
fn f() { loop { continuing { break if 1; } } }
//# case 1-accepted
fn f() { loop { continuing { break if true; } } }
