@group(0) @binding(0) var<storage> input: buffer<64>;
fn f(at: u32, size: u32) {
  let p = bufferView<u32>(&input, 4);
}
