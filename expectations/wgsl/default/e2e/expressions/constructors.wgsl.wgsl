struct Pair {
  left: f32,
  right: vec2u,
}

@group(0) @binding(0) var<storage, read_write> out: array<vec4f, 4>;
@group(0) @binding(1) var<storage, read_write> pairs: array<Pair, 2>;

@compute @workgroup_size(1)
fn main() {
  let a = vec3f(1.5f, 2.0f, 3.0f);
  let b = vec4f(a, 4.0f);
  let c = vec2u(5u, 6u);
  let d = vec4f(vec2f(c), b.zw);
  let m = mat2x4f(b, d);
  let n = mat2x4f(vec4f(1.0f, 2.0f, 3.0f, 4.0f), vec4f(5.0f, 6.0f, 7.0f, 8.0f));
  let list = array<vec4f, 4>(m[0], n[1], vec4f(2.0f), vec4f(a.x));
  out = list;
  pairs = array<Pair, 2>(Pair(1.0f, c), Pair(a.y, vec2u(7u, 8u)));
}
