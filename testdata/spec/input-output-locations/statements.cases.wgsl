// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/interpolate-without-location
@fragment fn main(@interpolate(flat) a: u32) {}
//# case 1-accepted
@fragment fn main(@location(0) @interpolate(flat) a: u32) {}
//# case 2-rejected
//# expect-error: wgsl/io-attribute
struct S { a: vec4f } @vertex fn main(s: S) -> @builtin(position) vec4f { return s.a; }
//# case 2-accepted
struct S { @location(0) a: vec4f } @vertex fn main(s: S) -> @builtin(position) vec4f { return s.a; }
//# case 3-rejected
//# expect-error: wgsl/location-unique
@fragment fn main(@location(0) a: f32, @location(0) b: f32) {}
//# case 3-accepted
@fragment fn main(@location(0) a: f32, @location(1) b: f32) {}
//# case 4-rejected
//# expect-error: wgsl/blend-src
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: vec4f }
//# case 4-accepted
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f }
//# case 6-rejected
//# expect-error: wgsl/blend-src
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec2f }
//# case 6-accepted
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f }
//# case 7-rejected
//# expect-error: wgsl/location-unique
struct S { @location(1) a: f32, @location(1) b: f32 }
//# case 7-accepted
struct S { @location(1) a: f32, @location(2) b: f32 }
