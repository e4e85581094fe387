//# pipeline: compute
//# constants: {"width": 16}
enable subgroups, subgroup_size_control;
override width = 8;
@compute @workgroup_size(width) @subgroup_size(8)
fn main() {
}
