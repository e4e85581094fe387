enable subgroups;

@group(0) @binding(0) var<storage, read_write> flags: array<u32>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  let greatest = subgroupMax(i);
  let neighbour = subgroupShuffleXor(i, 1u);
  let first = subgroupBroadcastFirst(i);
  let edge = ((i % 8u == 0u) || (neighbour == greatest)) && (first < 32u);
  var v: bool;
  if (subgroupAny(edge)) {
    v = subgroupAll((i < 100u));
  } else {
    v = false;
  }
  if (v) {
    flags[i] = u32(edge);
  }
}
