enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  if subgroupAny(i > 7) {
    _ = subgroupMax(i);
  }
}
