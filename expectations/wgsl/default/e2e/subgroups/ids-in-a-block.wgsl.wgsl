enable subgroups;

@group(0) @binding(0) var<storage, read_write> counts: array<atomic<u32>, 64>;

@compute @workgroup_size(4, 4, 2)
fn both(@builtin(subgroup_id) id: u32, @builtin(num_subgroups) count: u32) {
  if (subgroupElect()) {
    _ = atomicAdd(&counts[id], count);
  }
}

@compute @workgroup_size(8, 8)
fn number_only(@builtin(subgroup_id) id: u32, @builtin(local_invocation_index) i: u32) {
  _ = atomicAdd(&counts[id], i);
}

@compute @workgroup_size(1, 16)
fn count_only(@builtin(num_subgroups) count: u32) {
  atomicStore(&counts[0], count);
}
