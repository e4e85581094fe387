//# case fail
//# expect-error: wgsl/buffer-view-range line 4
@group(0) @binding(0) var<storage> input: buffer<32>;
fn f(at: u32) {
  let p = bufferView<vec4f>(&input, 32);
}
//# case pass
@group(0) @binding(0) var<storage> input: buffer<32>;
fn f(at: u32) {
  let p = bufferView<vec4f>(&input, 16);
}
