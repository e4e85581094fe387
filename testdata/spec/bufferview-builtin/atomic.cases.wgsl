//# case fail
//# expect-error: wgsl/buffer-view-type line 4
@group(0) @binding(0) var<storage, read_write> input: buffer;
fn f(at: u32) {
  let p = bufferView<atomic<u32>>(&input, at);
}
//# case pass
@group(0) @binding(0) var<storage, read_write> input: buffer;
fn f(at: u32) {
  let p = bufferView<u32>(&input, at);
  *p = 1;
  *bufferView<vec2f>(&input, 8) = vec2f();
}
