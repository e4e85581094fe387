//# case fail
//# expect-error: wgsl/must-use line 4
@group(0) @binding(0) var<storage> input: buffer<32>;
fn f(at: u32) {
  bufferView<vec4f>(&input, at);
}
//# case pass
@group(0) @binding(0) var<storage> input: buffer<32>;
fn f(at: u32) {
  _ = bufferView<vec4f>(&input, at);
}
