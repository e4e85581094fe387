//# case fail
//# expect-error: wgsl/buffer-view-type line 4
@group(0) @binding(0) var<storage, read_write> input: buffer;
fn f(at: u32) {
  let p = bufferArrayView<array<atomic<u32>>>(&input, at, 16);
}
//# case pass
@group(0) @binding(0) var<storage, read_write> input: buffer;
fn f(at: u32) {
  let p = bufferArrayView<array<u32>>(&input, at, 16);
  p[1] = 2;
}
