//# case fail
//# expect-error: wgsl/buffer-view-range line 4
@group(0) @binding(0) var<storage> input: buffer<32>;
fn f(at: u32) {
  let p = bufferView<mat4x4f>(&input, at);
}
//# case pass
@group(0) @binding(0) var<storage> input: buffer<64>;
fn f(at: u32) {
  let p = bufferView<mat4x4f>(&input, at);
}
