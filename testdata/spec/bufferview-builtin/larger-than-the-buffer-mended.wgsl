@group(0) @binding(0) var<storage> input: buffer<64>;
fn f(at: u32) {
  let p = bufferView<mat4x4f>(&input, at);
}
