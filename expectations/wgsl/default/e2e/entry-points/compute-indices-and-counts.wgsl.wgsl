@group(0) @binding(0) var<storage, read_write> result: array<u32>;

@compute @workgroup_size(4, 2)
fn main(@builtin(workgroup_index) group: u32, @builtin(global_invocation_index) index: u32, @builtin(num_workgroups) count: vec3u, @builtin(global_invocation_id) id: vec3u) {
  result[index] = group + count.x * id.y;
}

@compute @workgroup_size(8)
fn without_count(@builtin(workgroup_index) group: u32, @builtin(global_invocation_index) index: u32) {
  result[index] = group;
}
