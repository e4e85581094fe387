// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/argument-count
fn g(a: i32) {} fn f() { g(1, 2); }
//# case 1-accepted
fn g(a: i32, b: i32) {} fn f() { g(1, 2); }
//# case 2-rejected
//# expect-error: wgsl/argument-type
fn g(a: i32) {} fn f() { g(1u); }
//# case 2-accepted
fn g(a: u32) {} fn f() { g(1u); }
