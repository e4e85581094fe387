//# case fail
//# expect-error: wgsl/builtin-type line 3
@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec2u) { }
//# case pass
@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) { }
