@compute @workgroup_size(1)
fn main() {}
@vertex fn v() -> @builtin(position) @invariant vec4f { return vec4f(); }
