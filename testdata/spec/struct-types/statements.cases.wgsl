// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/empty-struct
struct S {}
//# case 1-accepted
struct S { a: i32 }
//# case 2-rejected
//# expect-error: wgsl/duplicate-member
struct S { a: i32, a: i32 }
//# case 2-accepted
struct S { a: i32, b: i32 }
//# case 3-rejected
//# expect-error: wgsl/runtime-array-placement
struct S { a: array<f32>, b: f32 }
//# case 3-accepted
struct S { b: f32, a: array<f32> }
//# case 4-rejected
//# expect-error: wgsl/member-type
struct S { a: texture_2d<f32> }
//# case 4-accepted
struct S { a: vec2f } @group(0) @binding(0) var t: texture_2d<f32>;
