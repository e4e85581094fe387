//# case storageBarrier/none
fn test() {
  storageBarrier();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
