//# case fail
//# expect-error: wgsl/buffer-view-type line 4
var<workgroup> bytes: buffer<64>;
fn f(at: u32) {
  let p = bufferArrayView<array<atomic<u32>>>(&bytes, at, 16);
}
//# case pass
var<workgroup> bytes: buffer<64>;
fn f(at: u32) {
  let p = bufferArrayView<array<u32>>(&bytes, at, 16);
}
