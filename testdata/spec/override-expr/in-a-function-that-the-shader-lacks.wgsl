//# pipeline: compute other
override amount: u32 = 32;
fn scaled(x: u32) -> u32 {
  return x << amount;
}
@compute @workgroup_size(1)
fn main() {
  _ = scaled(2);
}
@compute @workgroup_size(1)
fn other() {
}
