@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) a: u32, @builtin(workgroup_id) b: vec3u) { }
