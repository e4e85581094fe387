// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/unclosed-delimiter
//# expect-error: wgsl/unclosed-delimiter
fn f() { fn g() {} }
//# case 1-accepted
fn f() {} fn g() {}
//# case 2-rejected
//# expect-error: wgsl/argument-count
fn g(a: i32) {} fn f() { g(); }
//# case 2-accepted
fn g(a: i32) {} fn f() { g(1); }
//# case 3-rejected
//# expect-error: wgsl/duplicate-declaration
fn f(a: i32, a: i32) {}
//# case 3-accepted
fn f(a: i32, b: i32) {}
//# case 4-rejected
//# expect-error: wgsl/return-type-constructible
fn f(a: sampler) -> sampler { return a; }
//# case 4-accepted
fn f(a: sampler) {}
