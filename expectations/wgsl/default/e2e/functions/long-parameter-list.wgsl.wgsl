@group(0) @binding(0) var<storage, read_write> out: f32;

fn sixteen(a: f32, b: i32, c: u32, d: bool, e: vec2f, f: vec3i, g: vec4u, h: vec2<bool>, i: mat2x2f, j: array<f32, 2>, k: f32, l: f32, m: vec3f, n: vec4f, o: i32, p: u32) -> f32 {
  var sum = a + f32(b) + f32(c) + e.x + f32(f.y) + f32(g.z) + i[0].x + j[1] + k + l + m.z + n.w + f32(o) + f32(p);
  if (d && all(h)) {
    sum = sum * 2.0f;
  }
  return sum;
}

@compute @workgroup_size(1)
fn main() {
  out = sixteen(1.0f, 2i, 3u, true, vec2f(4.0f), vec3i(5i), vec4u(6u), vec2<bool>(true, false), mat2x2f(), array<f32, 2>(7.0f, 8.0f), 9.0f, 10.0f, vec3f(11.0f), vec4f(12.0f), 13i, 14u);
}
