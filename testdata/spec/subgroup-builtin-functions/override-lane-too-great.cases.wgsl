//# case fail
//# pipeline: compute
//# constants: {"lane": 128}
//# expect-error: wgsl/argument-range line 8
enable subgroups;
override lane = 1;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  _ = subgroupShuffle(i, lane);
}
//# case pass
//# pipeline: compute
//# constants: {"lane": 127}
enable subgroups;
override lane = 1;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  _ = subgroupShuffle(i, lane);
}
