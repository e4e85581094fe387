//# uniform 0:0: f32 1 2 3 4 5 6 7
//# uniform 0:0: u32 8
//# uniform 0:0: i32 9 10 11 12 13 14
//# expect 0:1: f32 22 26 30 0
requires uniform_buffer_standard_layout;

struct Inner {
  a: f32,
}

struct Outer {
  scale: f32,
  weights: array<f32, 5>,
  inner: Inner,
  after: u32,
  pairs: array<vec2i, 3>,
}

@group(0) @binding(0) var<uniform> outer: Outer;
@group(0) @binding(1) var<storage, read_write> result: array<f32, 4>;

@compute @workgroup_size(3)
fn main(@builtin(local_invocation_index) i: u32) {
  let whole = outer;
  result[i] = outer.weights[i] + outer.inner.a + whole.weights[i + 1] + f32(outer.after) + f32(outer.pairs[i].y) - outer.scale * 8;
}
