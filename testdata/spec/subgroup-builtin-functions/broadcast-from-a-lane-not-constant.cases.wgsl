//# case fail
//# expect-error: wgsl/const-expression-required line 6
enable subgroups;
@group(0) @binding(0) var<uniform> lane: u32;
@compute @workgroup_size(1)
fn main() {
  _ = subgroupBroadcast(1.5f, lane);
}
//# case pass
enable subgroups;
@group(0) @binding(0) var<uniform> lane: u32;
@compute @workgroup_size(1)
fn main() {
  _ = subgroupShuffle(1.5f, lane);
}
