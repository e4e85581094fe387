//# dispatch: 1 1 1
//# require: f16
//# write 0:0: f16 1.5 2 3 any
//# write 0:0: f16 4 5 6 any
//# write 0:0: f32 10
//# write 0:0: f16 0.5 any
//# expect 0:0: f16 2.5 3 4 any
//# expect 0:0: f16 8 10 12 any
//# expect 0:0: f32 11.5
//# expect 0:0: f16 0.25 any
// Half precision layout: a vec3h aligns to eight bytes and fills six, f32 aligns to four, the whole takes 24.
enable f16;
struct Halves {
  a: vec3h,
  b: vec3h,
  c: f32,
  d: f16,
}
@group(0) @binding(0) var<storage, read_write> h: Halves;

@compute @workgroup_size(1)
fn main() {
  h.c += f32(h.a.x);
  h.a += 1h;
  h.b *= 2h;
  h.d = h.d * h.d;
}
