//# expect-error: wgsl/builtin-stage-io
@fragment
fn main(@builtin(frag_depth) d: f32) { }
