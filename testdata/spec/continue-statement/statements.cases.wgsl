// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/continue-placement
fn f() { continue; }
//# case 1-accepted
fn f() { while false { continue; } }
//# case 2-rejected
//# expect-error: wgsl/continue-placement
fn f() { loop { continuing { continue; break if true; } } }
//# case 2-accepted
fn f() { loop { continue; continuing { while false { continue; } break if true; } } }
//# case 3-rejected
//# expect-error: wgsl/continue-past-declaration
fn f() { loop { if true { continue; } let a = true; continuing { break if a; } } }
//# case 3-accepted
fn f() { loop { let a = true; if true { continue; } continuing { break if a; } } }
