//# case fail
//# pipeline: compute
//# constants: {"low": 129}
//# expect-error: wgsl/const-ldexp-exponent line 7
override low = 0.0;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  _ = ldexp(f32(index), i32(low));
}
//# case pass
//# pipeline: compute
//# constants: {"low": 128}
override low = 0.0;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  _ = ldexp(f32(index), i32(low));
}
