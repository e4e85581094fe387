struct All {
  a: vec2i,
  b: vec3i,
  c: vec4i,
  d: vec2u,
  e: vec3u,
  f: vec4u,
  g: vec2f,
  h: vec3f,
  i: vec4f,
}

@group(0) @binding(0) var<storage, read_write> all_of_them: All;

@compute @workgroup_size(1)
fn main() {
  let flags = vec2<bool>(true, false);
  all_of_them.a = all_of_them.a + all_of_them.a.yx * vec2i(flags);
  all_of_them.b = all_of_them.b - 1i;
  all_of_them.c = all_of_them.c.xxyy;
  all_of_them.d = all_of_them.d * 2u;
  all_of_them.e = all_of_them.e.zyx;
  all_of_them.f = all_of_them.f / 3u;
  all_of_them.g = all_of_them.h.xz;
  all_of_them.h = vec3f(all_of_them.g, 1.0f);
  all_of_them.i = vec4f(all_of_them.h, all_of_them.g.x);
}
