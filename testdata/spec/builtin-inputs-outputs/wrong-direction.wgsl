//# expect-error: wgsl/builtin-stage line 3
@fragment
fn main(@builtin(frag_depth) d: f32) { }
