struct Varyings {
  @builtin(position) position: vec4f,
  @location(0) @interpolate(perspective) a: f32,
  @location(1) @interpolate(perspective, center) b: vec2f,
  @location(2) @interpolate(perspective, centroid) c: vec3f,
  @location(3) @interpolate(perspective, sample) d: vec4f,
  @location(4) @interpolate(linear) e: f32,
  @location(5) @interpolate(linear, centroid) f: vec2f,
  @location(6) @interpolate(linear, sample) g: f32,
  @location(7) @interpolate(flat) h: vec3f,
  @location(8) @interpolate(flat, first) i: u32,
  @location(9) @interpolate(flat, either) j: vec2i,
}

@vertex
fn vertex_main(@builtin(vertex_index) n: u32) -> Varyings {
  let x = f32(n);
  return Varyings(vec4f(x), x, vec2f(x), vec3f(x), vec4f(x), x, vec2f(x), x, vec3f(x), n, vec2i(i32(n)));
}

@fragment
fn fragment_main(v: Varyings) -> @location(0) vec4f {
  return v.d + vec4f(v.a + v.e, v.b.x + v.f.y, v.c.z + v.g, v.h.x) + f32(v.i) + f32(v.j.y);
}
