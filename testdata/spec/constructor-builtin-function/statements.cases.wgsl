// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/unknown-identifier
fn f() { let a = Undeclared(1); }
//# case 1-accepted
struct Declared { a: i32 } fn f() { let a = Declared(1); }
//# case 2-rejected
//# expect-error: wgsl/not-callable
fn f() { let vec2f = 1; let a = vec2f(1, 2); }
//# case 2-accepted
fn f() { let other = 1; let a = vec2f(1, 2); }
