// Value constructors with explicit, inferred and converted component types.
struct Pair {
  left: f32,
  right: vec2u,
}
@group(0) @binding(0) var<storage, read_write> out: array<vec4f, 4>;
@group(0) @binding(1) var<storage, read_write> pairs: array<Pair, 2>;

@compute @workgroup_size(1)
fn main() {
  let a = vec3(1.5, 2, 3);
  let b = vec4(a, 4);
  let c = vec2(vec2u(5, 6));
  let d = vec4<f32>(vec2f(c), b.zw);
  let m = mat2x4(b, d);
  let n = mat2x4f(1, 2, 3, 4, 5, 6, 7, 8);
  let list = array(m[0], n[1], vec4(2.0), vec4f(a.x));
  out = list;
  pairs = array<Pair, 2>(Pair(1, c), Pair(a.y, vec2(7, 8)));
}
