// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/attribute-placement
@const fn f() {}
//# case 1-accepted
@must_use fn f() -> i32 { return 1; }
