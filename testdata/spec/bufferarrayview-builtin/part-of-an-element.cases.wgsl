//# case fail
//# expect-error: wgsl/buffer-view-range line 8
struct S {
  count: u32,
  points: array<vec2f>,
}
@group(0) @binding(0) var<storage> input: buffer;
fn f(at: u32) {
  let p = bufferArrayView<S>(&input, at, 28);
}
//# case pass
struct S {
  count: u32,
  points: array<vec2f>,
}
@group(0) @binding(0) var<storage> input: buffer;
fn f(at: u32) {
  let p = bufferArrayView<S>(&input, at, 32);
  _ = p.points[1];
}
