//# case fail
//# pipeline: compute
//# constants: {"size": 12}
//# expect-error: wgsl/subgroup-size line 6
enable subgroups, subgroup_size_control;
override size = 8;
@compute @workgroup_size(24) @subgroup_size(size)
fn main() {
}
//# case pass
//# pipeline: compute
//# constants: {"size": 8}
enable subgroups, subgroup_size_control;
override size = 8;
@compute @workgroup_size(24) @subgroup_size(size)
fn main() {
}
