//# pipeline: compute
//# constants: {"lane": 127}
enable subgroups;
override lane = 1;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  _ = subgroupShuffle(i, lane);
}
