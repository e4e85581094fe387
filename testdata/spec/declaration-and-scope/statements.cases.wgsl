// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/duplicate-declaration
const a = 1; var<private> a: i32;
//# case 1-accepted
const a = 1; var<private> b: i32;
//# case 2-rejected
//# expect-error: wgsl/unknown-identifier
fn f() { { let a = 1; } _ = a; }
//# case 2-accepted
fn f() { let a = 1; { _ = a; } }
//# case 3-rejected
//# expect-error: wgsl/declaration-cycle
const a = b; const b = a;
//# case 3-accepted
const a = b; const b = 1;
