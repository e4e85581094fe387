//# case fail
//# pipeline: compute
//# constants: {"divisor": 0}
//# expect-error: wgsl/const-integer-division line 8
override divisor = 2;
@compute @workgroup_size(1)
fn main() {
  var x = 5;
  x %= divisor;
}
//# case pass
//# pipeline: compute
//# constants: {"divisor": 3}
override divisor = 2;
@compute @workgroup_size(1)
fn main() {
  var x = 5;
  x %= divisor;
}
