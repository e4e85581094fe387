enable subgroup_size_control;
enable subgroups;

override size: u32 = 32u;
@group(0) @binding(0) var<storage, read_write> sums: array<f32>;

@compute @workgroup_size(64) @subgroup_size(16)
fn fixed(@builtin(global_invocation_id) id: vec3u) {
  sums[id.x] = subgroupAdd(sums[id.x]);
}

@compute @workgroup_size(64) @subgroup_size(size)
fn given(@builtin(global_invocation_id) id: vec3u, @builtin(subgroup_size) lanes: u32) {
  sums[id.x] = subgroupMax(sums[id.x]) / f32(lanes);
}
