//# case fail
//# pipeline: compute
//# constants: {"width": 12}
//# expect-error: wgsl/subgroup-size line 6
enable subgroups, subgroup_size_control;
override width = 8;
@compute @workgroup_size(width) @subgroup_size(8)
fn main() {
}
//# case pass
//# pipeline: compute
//# constants: {"width": 16}
enable subgroups, subgroup_size_control;
override width = 8;
@compute @workgroup_size(width) @subgroup_size(8)
fn main() {
}
