//# case fail
//# pipeline: compute
//# constants: {"n": -1}
//# expect-error: wgsl/array-count-positive line 4
override n: i32;
var<workgroup> sums: array<i32, n>;
@compute @workgroup_size(1)
fn main() {
  sums[0] = 1;
}
//# case pass
//# pipeline: compute
//# constants: {"n": 1}
override n: i32;
var<workgroup> sums: array<i32, n>;
@compute @workgroup_size(1)
fn main() {
  sums[0] = 1;
}
