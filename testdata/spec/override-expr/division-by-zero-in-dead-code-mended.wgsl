//# pipeline: compute
//# constants: {"divisor": 2}
override divisor: i32 = 1;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) index: u32) {
  if false {
    let quotient = i32(index) / divisor;
  }
}
