//# case fail
//# pipeline: compute
//# constants: {"low": 3}
//# expect-error: wgsl/const-bit-field-range line 7
override low = 0.0;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  _ = f32(insertBits(index, 1, u32(low), 30));
}
//# case pass
//# pipeline: compute
//# constants: {"low": 2}
override low = 0.0;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  _ = f32(insertBits(index, 1, u32(low), 30));
}
