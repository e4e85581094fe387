// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/io-without-entry-point
fn f(@builtin(vertex_index) a: u32) {}
//# case 1-accepted
@fragment fn f(@builtin(sample_index) a: u32) {}
//# case 2-rejected
//# expect-error: wgsl/unknown-builtin-value
struct S { @builtin(depth) a: f32 }
//# case 2-accepted
struct S { @builtin(frag_depth) a: f32 }
