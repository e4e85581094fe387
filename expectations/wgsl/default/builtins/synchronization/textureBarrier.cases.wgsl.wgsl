//# case textureBarrier/none
fn test() {
  textureBarrier();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
