// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/unclosed-delimiter
fn f(a: i32, b: i32) { let c = array<(i32>(1), 2); }
//# case 1-accepted
fn f(a: i32, b: i32) { let c = array<i32, (1 + 1)>(a, b); }
