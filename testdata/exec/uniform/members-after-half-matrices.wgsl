//# require: f16
//# uniform 0:0: f16 1 2 3 any 4 5 6 any
//# uniform 0:0: f16 7 any*3
//# uniform 0:0: f16 8 9 10 any 11 12 13 any 14 15 16 any
//# uniform 0:0: f16 17 18 any*2
//# uniform 0:0: f16 19 20 21 any
//# expect 0:1: f32 7 17 18 19 20 21 4 5 6 14 15 16 30 51
// A matrix whose columns have three halves ends with padding: nothing moves into it.
enable f16;
struct Halves {
  a: mat2x3<f16>,
  b: f16,
  c: mat3x3<f16>,
  d: vec2<f16>,
  e: vec3<f16>,
}
@group(0) @binding(0) var<uniform> halves: Halves;
@group(0) @binding(1) var<storage, read_write> out: array<f32, 14>;

@compute @workgroup_size(1)
fn main() {
  out[0] = f32(halves.b);
  out[1] = f32(halves.d.x);
  out[2] = f32(halves.d.y);
  for (var i = 0; i < 3; i++) {
    out[3 + i] = f32(halves.e[i]);
    out[6 + i] = f32(halves.a[1][i]);
    out[9 + i] = f32(halves.c[2][i]);
  }
  let scaled = halves.a * halves.b;
  out[12] = f32(scaled[1].x) + f32(halves.a[0].y);
  out[13] = f32(dot(halves.c[0], vec3h(1, 1, 1))) + 24;
}
