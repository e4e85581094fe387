struct Pass {
  shift: u32,
  blocks: u32,
  count: u32,
}

@group(0) @binding(0) var<uniform> current: Pass;
@group(0) @binding(1) var<storage, read> keys: array<u32>;
@group(0) @binding(2) var<storage, read_write> sorted: array<u32>;
@group(0) @binding(3) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(4) var<storage, read_write> starts: array<u32>;
var<workgroup> local_counts: array<atomic<u32>, 16>;
var<workgroup> local_digits: array<u32, 64>;

fn digit_of(key: u32) -> u32 {
  return extractBits(key, current.shift, 4u);
}

@compute @workgroup_size(64)
fn count_digits(@builtin(global_invocation_id) id: vec3u, @builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) lane: u32) {
  if (id.x < current.count) {
    let v = digit_of(keys[id.x]);
    _ = atomicAdd(&local_counts[v], 1u);
  }
  workgroupBarrier();
  if (lane < 16u) {
    atomicStore(&counts[lane * current.blocks + block.x], atomicLoad(&local_counts[lane]));
  }
}

@compute @workgroup_size(1)
fn scan_counts() {
  var sum = 0u;
  for (var i = 0u; i < 16u * current.blocks; i = i + 1u) {
    starts[i] = sum;
    sum = sum + atomicLoad(&counts[i]);
  }
}

@compute @workgroup_size(64)
fn spread(@builtin(global_invocation_id) id: vec3u, @builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) lane: u32) {
  let is_key = id.x < current.count;
  var key = 0u;
  var digit = 16u;
  if (is_key) {
    key = keys[id.x];
    digit = digit_of(key);
  }
  local_digits[lane] = digit;
  workgroupBarrier();
  if (!is_key) {
    return;
  }
  var rank = 0u;
  for (var i = 0u; i < lane; i = i + 1u) {
    rank = rank + select(0u, 1u, (local_digits[i] == digit));
  }
  sorted[starts[digit * current.blocks + block.x] + rank] = key;
}
