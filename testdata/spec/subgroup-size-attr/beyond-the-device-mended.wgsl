//# pipeline: compute
//# limits: {"subgroupMinSize": 32}
enable subgroups, subgroup_size_control;
@compute @workgroup_size(128) @subgroup_size(64)
fn main() {
}
