struct Vertex {
  @location(5) a: f32,
  @location(0) b: vec2f,
  @location(1) c: vec3f,
  @location(2) d: vec4f,
  @location(8) e: i32,
  @location(7) f: vec2i,
  @location(3) g: vec3u,
  @location(4) h: vec4u,
}

@vertex
fn main(v: Vertex, @location(6) plain: u32) -> @builtin(position) vec4f {
  let sum = v.a + v.b.x + v.c.y + v.d.z + f32(v.e + v.f.x) + f32(v.g.z + v.h.w + plain);
  return vec4f(v.c, sum);
}
