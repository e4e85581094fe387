//# case fail
//# pipeline: compute
//# constants: {"n": 4}
//# expect-error: wgsl/array-count-positive line 5
override n: i32;
var<workgroup> bytes: buffer<n - 4>;
@compute @workgroup_size(1)
fn main() {
  *bufferView<u32>(&bytes, 0) = 1;
}
//# case pass
//# pipeline: compute
//# constants: {"n": 8}
override n: i32;
var<workgroup> bytes: buffer<n - 4>;
@compute @workgroup_size(1)
fn main() {
  *bufferView<u32>(&bytes, 0) = 1;
}
