//# case fail
//# expect-error: wgsl/must-use line 5
enable subgroups;
@compute @workgroup_size(1)
fn main() {
  subgroupElect();
}
//# case pass
enable subgroups;
@compute @workgroup_size(1)
fn main() {
  _ = subgroupElect();
}
