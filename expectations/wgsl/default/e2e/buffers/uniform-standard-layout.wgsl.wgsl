struct Inner {
  a: f32,
}

struct Outer {
  scale: f32,
  weights: array<f32, 5>,
  inner: Inner,
  after: u32,
  pairs: array<vec2i, 3>,
  m: array<mat3x2f, 2>,
  turn: mat3x3f,
  rows: array<array<u32, 3>, 2>,
}

@group(0) @binding(0) var<uniform> outer: Outer;
@group(0) @binding(1) var<uniform> numbers: array<u32, 8>;
@group(0) @binding(2) var<uniform> inners: array<Inner, 3>;
@group(0) @binding(3) var<storage, read_write> result: array<f32>;

fn sum(values: ptr<uniform, array<f32, 5>>, at: u32) -> f32 {
  return (*values)[at] + (*values)[2];
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  let whole = outer;
  let pair = outer.pairs[i % 3u];
  var total = outer.scale + whole.inner.a + f32(outer.after) + f32(pair.x * pair[i & 1u]);
  total = total + (outer.m[i & 1u][i % 3u].y + outer.turn[i % 3u].z + f32(outer.rows[i & 1u][i % 3u]));
  let v = total;
  total = v + (sum(&outer.weights, i) + f32(numbers[i]) + inners[i % 3u].a);
  result[i] = total;
}
