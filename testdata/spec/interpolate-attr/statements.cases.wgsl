// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/interpolation
struct S { @location(0) @interpolate(round) a: f32 }
//# case 1-accepted
struct S { @location(0) @interpolate(linear) a: f32 }
//# case 2-rejected
//# expect-error: wgsl/interpolate-without-location
struct S { @builtin(position) @interpolate(flat) a: vec4f }
//# case 2-accepted
struct S { @location(0) @interpolate(flat) a: vec4f }
//# case 3-rejected
//# expect-error: wgsl/interpolation
struct S { @location(0) @interpolate(center) a: f32 }
//# case 3-accepted
struct S { @location(0) @interpolate(perspective) a: f32 }
//# case 4-rejected
//# expect-error: wgsl/interpolation
struct S { @location(0) @interpolate(linear, middle) a: f32 }
//# case 4-accepted
struct S { @location(0) @interpolate(linear, center) a: f32 }
