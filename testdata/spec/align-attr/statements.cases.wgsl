// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/attribute-placement
@align(4) var<private> a: i32;
//# case 1-accepted
struct S { @align(4) a: i32 }
//# case 2-rejected
//# expect-error: wgsl/align-value
struct S { @align(8) a: vec4f } @group(0) @binding(0) var<storage> s: S;
//# case 2-accepted
struct S { @align(32) a: vec4f } @group(0) @binding(0) var<storage> s: S;
//# case 3-rejected
//# expect-error: wgsl/attribute-integer
struct S { @align(4.0) a: i32 }
//# case 3-accepted
struct S { @align(4) a: i32 }
//# case 4-rejected
//# expect-error: wgsl/align-value
struct S { @align(-4) a: i32 }
//# case 4-accepted
struct S { @align(4) a: i32 }
//# case 5-rejected
//# expect-error: wgsl/align-value
struct S { @align(12) a: i32 }
//# case 5-accepted
struct S { @align(16) a: i32 }
