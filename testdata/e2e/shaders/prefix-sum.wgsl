// A prefix sum over any number of values in three passes, with block sums in between.
const lanes = 128u;
const per_lane = 4u;
const block = lanes * per_lane;

@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> block_sums: array<u32>;

var<workgroup> shared_sums: array<u32, lanes>;

// Returns the sum over the lanes before this one, and the sum over all lanes.
fn scan_lanes(lane: u32, mine: u32) -> vec2u {
  shared_sums[lane] = mine;
  for (var distance = 1u; distance < lanes; distance *= 2) {
    workgroupBarrier();
    var add = 0u;
    if lane >= distance {
      add = shared_sums[lane - distance];
    }
    workgroupBarrier();
    shared_sums[lane] += add;
  }
  workgroupBarrier();
  return vec2u(shared_sums[lane] - mine, shared_sums[lanes - 1]);
}

fn value_at(i: u32) -> u32 {
  if i < arrayLength(&values) {
    return values[i];
  }
  return 0;
}

@compute @workgroup_size(lanes)
fn scan_blocks(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let start = group.x * block + lane * per_lane;
  var before: array<u32, per_lane>;
  var sum = 0u;
  for (var k = 0u; k < per_lane; k++) {
    before[k] = sum;
    sum += value_at(start + k);
  }
  let scanned = scan_lanes(lane, sum);
  for (var k = 0u; k < per_lane; k++) {
    if start + k < arrayLength(&values) {
      values[start + k] = scanned.x + before[k];
    }
  }
  if lane == 0 {
    block_sums[group.x] = scanned.y;
  }
}

@compute @workgroup_size(lanes)
fn scan_sums(@builtin(local_invocation_index) lane: u32) {
  var carry = 0u;
  for (var start = 0u; start < lanes * 8; start += lanes) {
    let at = start + lane;
    var mine = 0u;
    if at < arrayLength(&block_sums) {
      mine = block_sums[at];
    }
    let scanned = scan_lanes(lane, mine);
    workgroupBarrier();
    if at < arrayLength(&block_sums) {
      block_sums[at] = carry + scanned.x;
    }
    carry += scanned.y;
  }
}

@compute @workgroup_size(lanes)
fn add_sums(@builtin(global_invocation_id) id: vec3u) {
  if id.x < arrayLength(&values) {
    values[id.x] += block_sums[id.x / block];
  }
}
