//# case fail
//# pipeline: compute
//# expect-error: wgsl/const-not-representable line 6
override big: f32 = 1e38;
@compute @workgroup_size(1)
fn main() {
  let x = vec2(1, big) * 10;
}
//# case pass
//# pipeline: compute
//# constants: {"big": 1e30}
override big: f32 = 1e38;
@compute @workgroup_size(1)
fn main() {
  let x = vec2(1, big) * 10;
}
