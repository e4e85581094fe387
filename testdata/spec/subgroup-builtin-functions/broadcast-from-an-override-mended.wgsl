enable subgroups;
const lane = 2u;
@compute @workgroup_size(1)
fn main() { _ = subgroupBroadcast(1.5f, lane); }
