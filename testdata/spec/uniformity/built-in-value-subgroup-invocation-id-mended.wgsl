enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(subgroup_size) v: u32) {
  if v == 1 {
    workgroupBarrier();
  }
}
