// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/read-only-store
@group(0) @binding(0) var<storage> a: i32; fn f() { a = 1; }
//# case 1-accepted
@group(0) @binding(0) var<storage, read_write> a: i32; fn f() { a = 1; }
//# case 2-rejected
//# expect-error: wgsl/assignment-type
fn f() { var a = 1; a = 1.5; }
//# case 2-accepted
fn f() { var a = 1; a = 2; }
//# case 3-rejected
//# expect-error: wgsl/atomic-access
var<workgroup> a: atomic<i32>; fn f() { _ = atomicLoad(a); }
//# case 3-accepted
var<workgroup> a: atomic<i32>; fn f() { _ = atomicLoad(&a); }
