//# case fail
//# pipeline: compute
//# constants: {"divisor": 0}
//# expect-error: wgsl/const-integer-division line 8
override divisor: i32 = 1;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  if false {
    let quotient = i32(index) / divisor;
  }
}
//# case pass
//# pipeline: compute
//# constants: {"divisor": 2}
override divisor: i32 = 1;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  if false {
    let quotient = i32(index) / divisor;
  }
}
