// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/align-value
struct S { a: f32, @align(8) b: vec4f } @group(0) @binding(0) var<uniform> s: S;
//# case 1-accepted
struct S { a: f32, @align(16) b: vec4f } @group(0) @binding(0) var<uniform> s: S;
