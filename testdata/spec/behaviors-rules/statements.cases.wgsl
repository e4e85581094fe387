// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/loop-behavior
fn f() { loop {} }
//# case 1-accepted
fn f() { loop { break; } }
//# case 2-rejected
//# expect-error: wgsl/missing-return
fn f(a: bool) -> i32 { if a { return 1; } }
//# case 2-accepted
fn f(a: bool) -> i32 { if a { return 1; } return 2; }
//# case 3-rejected
//# expect-error: wgsl/continue-placement
fn f() { if true { continue; } }
//# case 3-accepted
fn f() { if true { return; } }
//# case 4-rejected
//# expect-error: wgsl/loop-behavior
fn f() { loop { continue; } }
//# case 4-accepted
fn f() { loop { continue; continuing { break if true; } } }
