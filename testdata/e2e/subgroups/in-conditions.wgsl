//# note: what invocations do together must not come to stand to the right of && and ||, nor what does leave it
enable subgroups;

@group(0) @binding(0) var<storage, read_write> flags: array<u32>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  let greatest = subgroupMax(i);
  let neighbour = subgroupShuffleXor(i, 1);
  let first = subgroupBroadcastFirst(i);
  let edge = (i % 8 == 0 || neighbour == greatest) && first < 32;
  if subgroupAny(edge) && subgroupAll(i < 100) {
    flags[i] = u32(edge);
  }
}
