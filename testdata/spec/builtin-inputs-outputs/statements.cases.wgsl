// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/builtin-unique
@fragment fn main(@builtin(position) a: vec4f, @builtin(position) b: vec4f) {}
//# case 1-accepted
@fragment fn main(@builtin(position) a: vec4f, @builtin(front_facing) b: bool) {}
//# case 2-rejected
//# expect-error: wgsl/builtin-stage
@fragment fn main(@builtin(vertex_index) a: u32) {}
//# case 2-accepted
@fragment fn main(@builtin(sample_index) a: u32) {}
//# case 3-rejected
//# expect-error: wgsl/builtin-unique
struct S { @builtin(frag_depth) a: f32, @builtin(frag_depth) b: f32 } @fragment fn main() -> S { return S(); }
//# case 3-accepted
struct S { @builtin(frag_depth) a: f32, @builtin(sample_mask) b: u32 } @fragment fn main() -> S { return S(); }
//# case 4-rejected
//# expect-error: wgsl/builtin-stage
@fragment fn main() -> @builtin(position) vec4f { return vec4f(); }
//# case 4-accepted
@vertex fn main() -> @builtin(position) vec4f { return vec4f(); }
