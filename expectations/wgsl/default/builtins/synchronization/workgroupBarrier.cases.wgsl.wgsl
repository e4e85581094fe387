//# case workgroupBarrier/none
fn test() {
  workgroupBarrier();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
