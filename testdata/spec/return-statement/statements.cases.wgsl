// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/return-type
fn f() { return 1; }
//# case 1-accepted
fn f() { return; }
//# case 2-rejected
//# expect-error: wgsl/return-type
fn f() -> i32 { return; }
//# case 2-accepted
fn f() -> i32 { return 1; }
//# case 3-rejected
//# expect-error: wgsl/return-type
fn f() -> i32 { return 1.5; }
//# case 3-accepted
fn f() -> f32 { return 1.5; }
