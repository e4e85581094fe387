//# case fail
//# expect-error: wgsl/extension-required line 4
@compute @workgroup_size(1)
fn main() {
  _ = subgroupAdd(1);
}
//# case pass
enable subgroups;
@compute @workgroup_size(1)
fn main() {
  _ = subgroupAdd(1);
}
