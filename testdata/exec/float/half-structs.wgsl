//# dispatch: 1 1 1
//# require: f16
//# write 0:0: f16 1 2 3 4 5 6 7 any
//# write 0:0: f16 8 any 9 10 11 12 13 14 15 16 any any
//# expect 0:0: f16 2 3 4 5 6 7 14 any
//# expect 0:0: f16 8 any 17 19 11 12 13 14 15 17 any any
//# uniform 0:1: f16 2 3 0.5 any
//# uniform 0:1: f32 1
//# uniform 0:1: f16 7 any
//# expect 0:2: f32 2 3 0.5 8
// Half precision in arrays, vectors and scalars of a storage buffer, and in a uniform buffer beside a float.
enable f16;
struct Halves {
  list: array<f16, 6>,
  single: f16,
  @align(8) head: f16,
  pair: vec2h,
  rest: array<f16, 5>,
  last: f16,
}
struct Settings {
  v: vec3h,
  f: f32,
  h: f16,
}
@group(0) @binding(0) var<storage, read_write> h: Halves;
@group(0) @binding(1) var<uniform> s: Settings;
@group(0) @binding(2) var<storage, read_write> out: vec4f;

@compute @workgroup_size(1)
fn main() {
  for (var i = 0; i < 6; i++) {
    h.list[i] += 1h;
  }
  h.single *= s.v.x;
  h.last += 1h;
  h.pair += vec2h(h.head, h.head + f16(s.f));
  out = vec4f(vec3f(s.v), s.f + f32(s.h));
}
