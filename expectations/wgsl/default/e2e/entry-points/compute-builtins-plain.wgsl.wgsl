@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(4, 2, 2)
fn main(@builtin(local_invocation_id) local: vec3u, @builtin(local_invocation_index) index: u32, @builtin(global_invocation_id) global: vec3u, @builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u) {
  let at = index + 16u * (group.x + groups.x * group.y);
  out[at] = local.x + local.y * 10u + local.z * 100u + global.x * 1000u;
}
