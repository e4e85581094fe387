//# case fail
//# pipeline: compute
//# expect-error: wgsl/const-integer-division line 6
override divisor = 0;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  _ = index == 1 && 1 / divisor == 1;
}
//# case pass
//# pipeline: compute
//# constants: {"divisor": 1}
override divisor = 0;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  _ = index == 1 && 1 / divisor == 1;
}
