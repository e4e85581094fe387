//# case fail
//# pipeline: compute
//# constants: {"low": 3}
//# expect-error: wgsl/const-bit-field-range line 7
override low = 0.0;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  _ = f32(extractBits(index, 30, u32(low)));
}
//# case pass
//# pipeline: compute
//# constants: {"low": 2}
override low = 0.0;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  _ = f32(extractBits(index, 30, u32(low)));
}
