// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/break-placement
fn f() { break; }
//# case 1-accepted
fn f() { loop { break; } }
//# case 2-rejected
//# expect-error: wgsl/break-placement
fn f() { loop { if true { break; } continuing { if true { break; } else { } } } }
//# case 2-accepted
fn f() { loop { continuing { loop { break; } break if true; } } }
