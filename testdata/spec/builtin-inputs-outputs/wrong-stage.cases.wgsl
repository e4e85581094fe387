//# case fail
//# expect-error: wgsl/builtin-stage line 3
@compute @workgroup_size(1)
fn main(@builtin(vertex_index) i: u32) { }
//# case pass
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) { }
