// Sixteen parameters of different types.
@group(0) @binding(0) var<storage, read_write> out: f32;

fn sixteen(
  a: f32, b: i32, c: u32, d: bool,
  e: vec2f, f: vec3i, g: vec4u, h: vec2<bool>,
  i: mat2x2f, j: array<f32, 2>, k: f32, l: f32,
  m: vec3f, n: vec4f, o: i32, p: u32,
) -> f32 {
  var sum = a + f32(b) + f32(c) + e.x + f32(f.y) + f32(g.z) + i[0].x + j[1] + k + l + m.z + n.w + f32(o) + f32(p);
  if d && all(h) {
    sum *= 2;
  }
  return sum;
}

@compute @workgroup_size(1)
fn main() {
  out = sixteen(1, 2, 3, true, vec2f(4), vec3i(5), vec4u(6), vec2(true, false), mat2x2f(), array(7.0, 8.0), 9, 10,
      vec3f(11), vec4f(12), 13, 14);
}
