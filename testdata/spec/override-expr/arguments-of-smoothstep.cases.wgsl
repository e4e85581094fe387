//# case fail
//# pipeline: compute
//# constants: {"low": 1}
//# expect-error: wgsl/const-smoothstep-edges line 7
override low = 0.0;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  _ = smoothstep(1.0, low, f32(index));
}
//# case pass
//# pipeline: compute
//# constants: {"low": 0}
override low = 0.0;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  _ = smoothstep(1.0, low, f32(index));
}
