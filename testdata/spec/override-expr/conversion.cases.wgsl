//# case fail
//# pipeline: compute
//# constants: {"wide": 65536}
//# expect-error: wgsl/const-conversion-range line 7
override wide: f32 = 1;
@compute @workgroup_size(1)
fn main() {
  _ = quantizeToF16(wide);
}
//# case pass
//# pipeline: compute
//# constants: {"wide": 65504}
override wide: f32 = 1;
@compute @workgroup_size(1)
fn main() {
  _ = quantizeToF16(wide);
}
