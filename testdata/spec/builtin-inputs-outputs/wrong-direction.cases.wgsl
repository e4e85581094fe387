//# case fail
//# expect-error: wgsl/builtin-stage line 3
@fragment
fn main(@builtin(frag_depth) d: f32) { }
//# case pass
@fragment
fn main(@builtin(position) d: vec4f) { }
