//# require: f16
//# uniform 0:0: f16 1 2 3 4
//# uniform 0:0: f32 5
//# uniform 0:0: f16 6 any
//# expect 0:1: f32 1 2 3 4 5 6
enable f16;
struct Small { a: vec2h, b: vec2h, c: f32, d: f16 }
@group(0) @binding(0) var<uniform> small: Small;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = f32(small.a.x); out[1] = f32(small.a.y);
  out[2] = f32(small.b.x); out[3] = f32(small.b.y);
  out[4] = small.c; out[5] = f32(small.d);
}
