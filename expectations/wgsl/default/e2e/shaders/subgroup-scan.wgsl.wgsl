enable subgroups;

struct Job {
  count: u32,
  groups: u32,
}

@group(0) @binding(0) var<uniform> job: Job;
@group(0) @binding(1) var<storage, read> input: array<u32>;
@group(0) @binding(2) var<storage, read_write> output: array<u32>;
@group(0) @binding(3) var<storage, read_write> group_sums: array<u32>;
var<workgroup> subgroup_sums: array<u32, 64>;

@compute @workgroup_size(256)
fn scan_groups(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) local: u32, @builtin(workgroup_id) group: vec3u, @builtin(subgroup_size) size: u32, @builtin(subgroup_invocation_id) lane: u32) {
  let value = select(0u, input[min(id.x, job.count - 1u)], (id.x < job.count));
  let before = subgroupExclusiveAdd(value);
  let index = local / size;
  if (lane == size - 1u) {
    subgroup_sums[index] = before + value;
  }
  workgroupBarrier();
  if (local == 0u) {
    var sum = 0u;
    for (var i = 0u; i < 256u / size; i = i + 1u) {
      let own = subgroup_sums[i];
      subgroup_sums[i] = sum;
      sum = sum + own;
    }
    group_sums[group.x] = sum;
  }
  workgroupBarrier();
  if (id.x < job.count) {
    output[id.x] = subgroup_sums[index] + before;
  }
}

@compute @workgroup_size(256)
fn add_groups(@builtin(global_invocation_id) id: vec3u, @builtin(workgroup_id) group: vec3u) {
  var sum = 0u;
  for (var i = 0u; i < group.x; i = i + 1u) {
    sum = sum + group_sums[i];
  }
  let shared_sum = subgroupBroadcastFirst(sum);
  if (id.x < job.count) {
    let v = id.x;
    output[v] = output[v] + shared_sum;
  }
}
