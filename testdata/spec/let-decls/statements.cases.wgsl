// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/atomic-access
var<workgroup> a: atomic<i32>; fn f() { let b = a; }
//# case 1-accepted
var<workgroup> a: atomic<i32>; fn f() { let b = &a; }
