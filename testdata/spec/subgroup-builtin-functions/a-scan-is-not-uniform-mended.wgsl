enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  if subgroupAdd(i) > 7 {
    _ = subgroupElect();
  }
}
