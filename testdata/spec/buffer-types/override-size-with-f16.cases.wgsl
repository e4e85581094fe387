//# case fail
//# pipeline: compute
//# constants: {"n": 3}
//# expect-error: wgsl/buffer-size line 5
enable f16;
override n: i32;
var<workgroup> bytes: buffer<n>;
@compute @workgroup_size(1)
fn main() {
  *bufferView<f16>(&bytes, 0) = 1;
}
//# case pass
//# pipeline: compute
//# constants: {"n": 6}
enable f16;
override n: i32;
var<workgroup> bytes: buffer<n>;
@compute @workgroup_size(1)
fn main() {
  *bufferView<f16>(&bytes, 0) = 1;
}
