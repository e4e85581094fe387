// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/store-type
var<private> a: i32; fn f() { var b = &a; }
//# case 1-accepted
var<private> a: i32; fn f() { var b = a; }
