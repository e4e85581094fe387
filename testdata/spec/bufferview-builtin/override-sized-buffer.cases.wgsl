//# case fail
//# pipeline: compute
//# constants: {"n": 28}
//# expect-error: wgsl/buffer-view-range line 8
override n: u32;
var<workgroup> bytes: buffer<n>;
@compute @workgroup_size(1)
fn main() {
  *bufferView<vec4u>(&bytes, 16) = vec4u();
}
//# case pass
//# pipeline: compute
//# constants: {"n": 32}
override n: u32;
var<workgroup> bytes: buffer<n>;
@compute @workgroup_size(1)
fn main() {
  *bufferView<vec4u>(&bytes, 16) = vec4u();
}
