enable subgroups;
enable subgroup_size_control;
@compute @workgroup_size(32) @subgroup_size(32,)
fn f() {}
