//# case fail
//# expect-error: wgsl/buffer-view-range line 4
@group(0) @binding(0) var<uniform> input: buffer<64>;
fn f(at: u32) {
  let p = bufferArrayView<array<vec4f>>(&input, 32, 48);
}
//# case pass
@group(0) @binding(0) var<uniform> input: buffer<64>;
fn f(at: u32) {
  let p = bufferArrayView<array<vec4f>>(&input, 32, 32);
  _ = arrayLength(p);
}
