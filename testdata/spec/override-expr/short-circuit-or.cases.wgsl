//# case fail
//# pipeline: compute
//# expect-error: wgsl/const-integer-division line 7
override zero = 0;
override off = false;
@compute @workgroup_size(1)
fn main() {
  _ = (off || off) || 1 % zero == 1;
}
//# case pass
//# pipeline: compute
//# constants: {"off": 1}
override zero = 0;
override off = false;
@compute @workgroup_size(1)
fn main() {
  _ = (off || off) || 1 % zero == 1;
}
