@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> block_sums: array<u32>;
var<workgroup> shared_sums: array<u32, 128>;

fn scan_lanes(lane: u32, mine: u32) -> vec2u {
  shared_sums[lane] = mine;
  for (var distance = 1u; distance < 128u; distance = distance * 2u) {
    workgroupBarrier();
    var add = 0u;
    if (lane >= distance) {
      add = shared_sums[lane - distance];
    }
    workgroupBarrier();
    shared_sums[lane] = shared_sums[lane] + add;
  }
  workgroupBarrier();
  return vec2u(shared_sums[lane] - mine, shared_sums[127]);
}

fn value_at(i: u32) -> u32 {
  if (i < arrayLength(&values)) {
    return values[i];
  }
  return 0u;
}

@compute @workgroup_size(128)
fn scan_blocks(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let start = group.x * 512u + lane * 4u;
  var before: array<u32, 4>;
  var sum = 0u;
  for (var k = 0u; k < 4u; k = k + 1u) {
    before[k] = sum;
    let v = sum;
    sum = v + value_at(start + k);
  }
  let scanned = scan_lanes(lane, sum);
  for (var k_1 = 0u; k_1 < 4u; k_1 = k_1 + 1u) {
    if (start + k_1 < arrayLength(&values)) {
      values[start + k_1] = scanned.x + before[k_1];
    }
  }
  if (lane == 0u) {
    block_sums[group.x] = scanned.y;
  }
}

@compute @workgroup_size(128)
fn scan_sums(@builtin(local_invocation_index) lane: u32) {
  var carry = 0u;
  for (var start = 0u; start < 1024u; start = start + 128u) {
    let at = start + lane;
    var mine = 0u;
    if (at < arrayLength(&block_sums)) {
      mine = block_sums[at];
    }
    let scanned = scan_lanes(lane, mine);
    workgroupBarrier();
    if (at < arrayLength(&block_sums)) {
      block_sums[at] = carry + scanned.x;
    }
    carry = carry + scanned.y;
  }
}

@compute @workgroup_size(128)
fn add_sums(@builtin(global_invocation_id) id: vec3u) {
  if (id.x < arrayLength(&values)) {
    let v = id.x;
    values[v] = values[v] + block_sums[id.x / 512u];
  }
}
