// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/builtin-function-stage
@group(0) @binding(0) var<storage, read_write> a: atomic<i32>; @vertex fn main() -> @builtin(position) vec4f { return vec4f(f32(atomicLoad(&a))); }
//# case 1-accepted
@group(0) @binding(0) var<storage, read_write> a: atomic<i32>; @fragment fn main() -> @location(0) vec4f { return vec4f(f32(atomicLoad(&a))); }
//# case 2-rejected
//# expect-error: wgsl/atomic-placement
var<private> a: atomic<i32>; fn f() { _ = atomicLoad(&a); }
//# case 2-accepted
var<workgroup> a: atomic<i32>; fn f() { _ = atomicLoad(&a); }
//# case 3-rejected
//# expect-error: wgsl/atomic-type
fn f(a: ptr<workgroup, atomic<bool>>) { _ = atomicLoad(a); }
//# case 3-accepted
fn f(a: ptr<workgroup, atomic<u32>>) { _ = atomicLoad(a); }
