//# case fail
//# pipeline: compute
//# expect-error: wgsl/array-count-positive line 4
override n = 4;
var<workgroup> sums: array<i32, n - 4>;
@compute @workgroup_size(1)
fn main() {
  sums[0] = 1;
}
//# case pass
//# pipeline: compute
//# constants: {"n": 5}
override n = 4;
var<workgroup> sums: array<i32, n - 4>;
@compute @workgroup_size(1)
fn main() {
  sums[0] = 1;
}
