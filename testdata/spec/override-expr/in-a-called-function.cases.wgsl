//# case fail
//# pipeline: compute
//# constants: {"shift": 32}
//# expect-error: wgsl/const-shift-range line 6
override shift: u32 = 4;
fn scaled(x: u32) -> u32 {
  return x << shift;
}
@compute @workgroup_size(1)
fn main() {
  _ = scaled(2);
}
//# case pass
//# pipeline: compute
//# constants: {"shift": 31}
override shift: u32 = 4;
fn scaled(x: u32) -> u32 {
  return x << shift;
}
@compute @workgroup_size(1)
fn main() {
  _ = scaled(2);
}
