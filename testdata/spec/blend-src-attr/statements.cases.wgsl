// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/blend-src
enable dual_source_blending;
struct S { @builtin(frag_depth) @blend_src(0) a: f32 }
//# case 1-accepted
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f }
//# case 2-rejected
//# expect-error: wgsl/io-type
//# expect-error: wgsl/io-type
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: bool, @location(0) @blend_src(1) b: bool }
//# case 2-accepted
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: vec2i, @location(0) @blend_src(1) b: vec2i }
//# case 3-rejected
//# expect-error: wgsl/blend-src
//# expect-error: wgsl/blend-src
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f } @fragment fn main(a: S) {}
//# case 3-accepted
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f } @fragment fn main() -> S { return S(); }
//# case 4-rejected
//# expect-error: wgsl/blend-src
//# expect-error: wgsl/blend-src
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f, @builtin(position) p: vec4f } @vertex fn main() -> S { return S(); }
//# case 4-accepted
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f, @builtin(frag_depth) p: f32 } @fragment fn main() -> S { return S(); }
//# case 5-rejected
//# expect-error: wgsl/attribute-value
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(2) b: vec4f }
//# case 5-accepted
enable dual_source_blending;
struct S { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f }
