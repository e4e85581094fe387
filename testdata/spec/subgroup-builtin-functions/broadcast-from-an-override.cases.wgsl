//# case fail
//# expect-error: wgsl/const-expression-required line 5
enable subgroups;
override lane = 2u;
@compute @workgroup_size(1)
fn main() { _ = subgroupBroadcast(1.5f, lane); }
//# case pass
enable subgroups;
const lane = 2u;
@compute @workgroup_size(1)
fn main() { _ = subgroupBroadcast(1.5f, lane); }
