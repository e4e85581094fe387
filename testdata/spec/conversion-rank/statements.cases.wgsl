// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-conversion-range
fn f() { let a: i32 = 2147483648; }
//# case 1-accepted
fn f() { let a: i32 = -2147483648; }
//# case 2-rejected
//# expect-error: wgsl/const-conversion-range
fn f() { let a: u32 = -1; }
//# case 2-accepted
fn f() { let a: u32 = 4294967295; }
