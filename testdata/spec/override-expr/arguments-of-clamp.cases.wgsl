//# case fail
//# pipeline: compute
//# constants: {"low": 3}
//# expect-error: wgsl/const-clamp-bounds line 7
override low = 0.0;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  _ = clamp(f32(index), low, 2.0);
}
//# case pass
//# pipeline: compute
//# constants: {"low": 2}
override low = 0.0;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  _ = clamp(f32(index), low, 2.0);
}
