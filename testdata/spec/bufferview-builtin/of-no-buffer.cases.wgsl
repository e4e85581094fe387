//# case fail
//# expect-error: wgsl/no-matching-overload line 4
@group(0) @binding(0) var<storage> input: array<u32, 8>;
fn f(at: u32) {
  let p = bufferView<vec4f>(&input, at);
}
//# case pass
@group(0) @binding(0) var<storage> input: buffer<32>;
fn f(at: u32) {
  let p = bufferView<vec4f>(&input, at);
}
