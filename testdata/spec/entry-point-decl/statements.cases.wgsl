// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/io-attribute
@fragment fn main(a: f32) {}
//# case 1-accepted
@fragment fn main(@location(0) a: f32) {}
//# case 2-rejected
//# expect-error: wgsl/io-attribute
struct S { @location(0) a: f32, b: f32 } @fragment fn main(s: S) {}
//# case 2-accepted
struct S { @location(0) a: f32, @location(1) b: f32 } @fragment fn main(s: S) {}
//# case 3-rejected
//# expect-error: wgsl/io-attribute
@fragment fn main() -> f32 { return 1; }
//# case 3-accepted
@fragment fn main() -> @location(0) f32 { return 1; }
//# case 4-rejected
//# expect-error: wgsl/io-attribute
struct S { @location(0) a: f32, b: f32 } @fragment fn main() -> S { return S(); }
//# case 4-accepted
struct S { @location(0) a: f32, @location(1) b: f32 } @fragment fn main() -> S { return S(); }
