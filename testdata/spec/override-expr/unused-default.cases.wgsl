//# case fail
//# pipeline: compute
//# expect-error: wgsl/const-integer-division line 4
override a = 0;
override b = 1 / a;
@compute @workgroup_size(1)
fn main() {
  _ = b;
}
//# case pass
//# pipeline: compute
//# constants: {"b": 3}
override a = 0;
override b = 1 / a;
@compute @workgroup_size(1)
fn main() {
  _ = b;
}
