// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/attribute-placement
@location(0) var<private> a: f32;
//# case 1-accepted
@fragment fn f(@location(0) a: f32) {}
//# case 2-rejected
//# expect-error: wgsl/io-type
struct S { @location(0) a: mat2x2f }
//# case 2-accepted
struct S { @location(0) a: vec2f }
//# case 3-rejected
//# expect-error: wgsl/compute-io
@compute @workgroup_size(1) fn f(@location(0) a: f32) {}
//# case 3-accepted
@fragment fn f(@location(0) a: f32) {}
//# case 4-rejected
//# expect-error: wgsl/attribute-integer
struct S { @location(1.0) a: f32 }
//# case 4-accepted
struct S { @location(1) a: f32 }
//# case 5-rejected
//# expect-error: wgsl/attribute-value
struct S { @location(-1) a: f32 }
//# case 5-accepted
struct S { @location(1) a: f32 }
