// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/read-only-store
@group(0) @binding(0) var<storage> a: i32; fn f() { a += 1; }
//# case 1-accepted
@group(0) @binding(0) var<storage, read_write> a: i32; fn f() { a += 1; }
