//# case fail
//# pipeline: compute
//# constants: {"n": 4}
//# expect-error: wgsl/buffer-view-range line 8
override n: u32;
var<workgroup> bytes: buffer<n>;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  let p = bufferArrayView<array<vec2f>>(&bytes, i, i);
}
//# case pass
//# pipeline: compute
//# constants: {"n": 8}
override n: u32;
var<workgroup> bytes: buffer<n>;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  let p = bufferArrayView<array<vec2f>>(&bytes, i, i);
}
