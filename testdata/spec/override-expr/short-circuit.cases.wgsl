//# case fail
//# pipeline: compute
//# expect-error: wgsl/const-integer-division line 7
override zero = 0;
override on = true;
@compute @workgroup_size(1)
fn main() {
  _ = on && 1 / zero == 1;
}
//# case pass
//# pipeline: compute
//# constants: {"on": 0}
override zero = 0;
override on = true;
@compute @workgroup_size(1)
fn main() {
  _ = on && 1 / zero == 1;
}
