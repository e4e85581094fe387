enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(num_subgroups) v: u32) {
  if v == 1 {
    workgroupBarrier();
  }
}
