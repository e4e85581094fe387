enable subgroups;

@group(0) @binding(0) var<storage, read> values: array<f32>;
@group(0) @binding(1) var<storage, read_write> total: atomic<u32>;
@group(0) @binding(2) var<storage, read_write> sums: array<f32>;
var<workgroup> partial: array<f32, 64>;

fn load(i: u32) -> f32 {
  return select(0.0f, values[min(i, arrayLength(&values) - 1u)], (i < arrayLength(&values)));
}

@compute @workgroup_size(256)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(workgroup_id) group: vec3u, @builtin(subgroup_id) subgroup: u32, @builtin(num_subgroups) count: u32, @builtin(subgroup_invocation_id) lane: u32, @builtin(subgroup_size) size: u32) {
  let sum = subgroupAdd(load(id.x));
  if (subgroupElect()) {
    partial[subgroup] = sum;
  }
  workgroupBarrier();
  if (subgroup == 0u) {
    var rest = 0.0f;
    for (var i = 0u; i < count; i = i + size) {
      if (i + lane < count) {
        rest = rest + partial[i + lane];
      }
    }
    let all = subgroupAdd(rest);
    if (lane == 0u) {
      sums[group.x] = all;
      _ = atomicAdd(&total, 1u);
    }
  }
}
