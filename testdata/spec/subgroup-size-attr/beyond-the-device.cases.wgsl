//# case fail
//# pipeline: compute
//# limits: {"subgroupMaxSize": 32}
//# expect-error: wgsl/subgroup-size line 5
enable subgroups, subgroup_size_control;
@compute @workgroup_size(128) @subgroup_size(64)
fn main() {
}
//# case pass
//# pipeline: compute
//# limits: {"subgroupMinSize": 32}
enable subgroups, subgroup_size_control;
@compute @workgroup_size(128) @subgroup_size(64)
fn main() {
}
