// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/condition-type
fn f() { if 1 {} }
//# case 1-accepted
fn f() { if true {} }
//# case 2-rejected
//# expect-error: wgsl/initializer-type
fn f() { let a: u32 = 1i; }
//# case 2-accepted
fn f() { let a: u32 = 1; }
//# case 3-rejected
//# expect-error: wgsl/no-matching-overload
fn f() { let a = 1u + 1i; }
//# case 3-accepted
fn f() { let a = 1u + 1u; }
