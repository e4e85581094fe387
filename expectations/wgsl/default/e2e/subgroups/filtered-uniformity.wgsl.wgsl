enable subgroups;
diagnostic(off, subgroup_uniformity);

@group(0) @binding(0) var<storage, read_write> queue: array<u32>;
@group(0) @binding(1) var<storage, read_write> length: atomic<u32>;

fn append(value: u32) {
  let v = true;
  let lanes = subgroupBallot(v);
  let v_1 = 1u;
  let before = subgroupExclusiveAdd(v_1);
  var start = 0u;
  if (subgroupElect()) {
    start = atomicAdd(&length, countOneBits(lanes.x) + countOneBits(lanes.y) + countOneBits(lanes.z) + countOneBits(lanes.w));
  }
  queue[subgroupBroadcastFirst(start) + before] = value;
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (id.x % 3u == 0u) {
    append(id.x);
  }
}
