//# expect-error: wgsl/builtin-stage
@fragment
fn main(@builtin(frag_depth) d: f32) { }
