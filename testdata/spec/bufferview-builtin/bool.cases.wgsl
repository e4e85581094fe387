//# case fail
//# expect-error: wgsl/buffer-view-type line 4
@group(0) @binding(0) var<storage> input: buffer;
fn f(at: u32) {
  let p = bufferView<vec2<bool>>(&input, at);
}
//# case pass
@group(0) @binding(0) var<storage> input: buffer;
fn f(at: u32) {
  let p = bufferView<vec2<u32>>(&input, at);
  _ = p.y;
}
