@group(0) @binding(0) var<storage> input: buffer;
fn f(at: u32) {
  let p = bufferArrayView<array<u32>>(&input, at, 16);
  _ = arrayLength(p);
}
