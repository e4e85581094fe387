// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/must-use
@must_use fn g() -> i32 { return 1; } fn f() { g(); }
//# case 1-accepted
@must_use fn g() -> i32 { return 1; } fn f() { let a = g(); }
//# case 3-rejected
//# expect-error: wgsl/must-use
@must_use fn f() {}
//# case 3-accepted
@must_use fn f() -> i32 { return 1; }
