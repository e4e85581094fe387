// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/vertex-position
@vertex fn main() -> @location(0) vec4f { return vec4f(); }
//# case 1-accepted
@vertex fn main() -> @builtin(position) vec4f { return vec4f(); }
//# case 2-rejected
//# expect-error: wgsl/entry-point-call
@compute @workgroup_size(1) fn main() {  } fn f() { main(); }
//# case 2-accepted
@compute @workgroup_size(1) fn main() { f(); } fn f() {  }
//# case 3-rejected
//# expect-error: wgsl/return-type-constructible
var<private> a: i32; fn f() -> ptr<private, i32> { return &a; }
//# case 3-accepted
var<private> a: i32; fn f() -> i32 { return a; }
//# case 4-rejected
//# expect-error: wgsl/parameter-type
fn f(a: atomic<i32>) {}
//# case 4-accepted
fn f(a: ptr<workgroup, atomic<i32>>, b: sampler) {}
//# case 5-rejected
//# expect-error: wgsl/argument-type
fn g(a: vec2f) {} fn f() { g(vec2u()); }
//# case 5-accepted
fn g(a: vec2f) {} fn f() { g(vec2()); }
//# case 6-rejected
//# expect-error: wgsl/argument-type
var<private> a: i32; fn g(p: ptr<function, i32>) {} fn f() { g(&a); }
//# case 6-accepted
var<private> a: i32; fn g(p: ptr<private, i32>) {} fn f() { g(&a); }
