// Every size and component type of vector, by long name and by alias.
struct All {
  a: vec2<i32>,
  b: vec3i,
  c: vec4<i32>,
  d: vec2u,
  e: vec3<u32>,
  f: vec4u,
  g: vec2<f32>,
  h: vec3f,
  i: vec4<f32>,
}
@group(0) @binding(0) var<storage, read_write> all_of_them: All;

@compute @workgroup_size(1)
fn main() {
  let flags = vec2<bool>(true, false);
  all_of_them.a += all_of_them.a.yx * vec2i(flags);
  all_of_them.b -= 1;
  all_of_them.c = all_of_them.c.xxyy;
  all_of_them.d *= 2u;
  all_of_them.e = all_of_them.e.zyx;
  all_of_them.f /= 3u;
  all_of_them.g = vec2<f32>(all_of_them.h.xz);
  all_of_them.h = vec3<f32>(all_of_them.g, 1);
  all_of_them.i = vec4<f32>(all_of_them.h, all_of_them.g.x);
}
