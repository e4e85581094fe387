//# case fail
//# expect-error: wgsl/builtin-unique line 3
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) a: u32, @builtin(local_invocation_index) b: u32) { }
//# case pass
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) a: u32, @builtin(workgroup_id) b: vec3u) { }
