@fragment
fn main(@builtin(position) d: vec4f) { }
