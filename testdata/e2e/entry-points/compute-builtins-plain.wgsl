// All compute built-in inputs as plain parameters.
@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(4, 2, 2)
fn main(
  @builtin(local_invocation_id) local: vec3<u32>,
  @builtin(local_invocation_index) index: u32,
  @builtin(global_invocation_id) global: vec3<u32>,
  @builtin(workgroup_id) group: vec3<u32>,
  @builtin(num_workgroups) groups: vec3<u32>,
) {
  let at = index + 16 * (group.x + groups.x * group.y);
  out[at] = local.x + local.y * 10 + local.z * 100 + global.x * 1000;
}
