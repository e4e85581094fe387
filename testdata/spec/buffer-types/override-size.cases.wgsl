//# case fail
//# pipeline: compute
//# constants: {"n": 3}
//# expect-error: wgsl/buffer-size line 5
override n: u32;
var<workgroup> bytes: buffer<n * 2>;
@compute @workgroup_size(1)
fn main() {
  *bufferView<u32>(&bytes, 0) = 1;
}
//# case pass
//# pipeline: compute
//# constants: {"n": 4}
override n: u32;
var<workgroup> bytes: buffer<n * 2>;
@compute @workgroup_size(1)
fn main() {
  *bufferView<u32>(&bytes, 0) = 1;
}
