@group(0) @binding(0) var<storage, read_write> input: buffer;
fn f(at: u32) {
  let p = bufferArrayView<array<u32>>(&input, at, 16);
  p[1] = 2;
}
