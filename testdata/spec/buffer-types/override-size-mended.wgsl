//# pipeline: compute
//# constants: {"n": 4}
override n: u32;
var<workgroup> bytes: buffer<n * 2>;
@compute @workgroup_size(1)
fn main() {
  *bufferView<u32>(&bytes, 0) = 1;
}
