// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/size-value
struct S { @size(4) a: vec2f }
//# case 1-accepted
struct S { @size(8) a: vec2f }
//# case 2-rejected
//# expect-error: wgsl/attribute-placement
@size(4) var<private> a: i32;
//# case 2-accepted
struct S { @size(4) a: i32 }
//# case 3-rejected
//# expect-error: wgsl/size-value
struct S { @size(16) a: array<f32> }
//# case 3-accepted
struct S { @size(16) a: array<f32, 4> }
//# case 4-rejected
//# expect-error: wgsl/attribute-integer
struct S { @size(4.0) a: i32 }
//# case 4-accepted
struct S { @size(4) a: i32 }
//# case 5-rejected
//# expect-error: wgsl/size-value
struct S { @size(-4) a: i32 }
//# case 5-accepted
struct S { @size(4) a: i32 }
