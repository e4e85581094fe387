var<workgroup> bytes: buffer<64>;
fn f(at: u32) {
  let p = bufferArrayView<array<u32>>(&bytes, at, 16);
}
