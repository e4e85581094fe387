//# note: a scalar lies in the last word of a vec3's sixteen bytes
//# uniform 0:0: f32 1 2 3
//# uniform 0:0: u32 4
//# uniform 0:0: f32 5 6 7 8
//# expect 0:1: f32 1 2 3 4 5 6 7 8
struct Packed { a: vec3f, b: u32, c: vec3f, d: f32 }
@group(0) @binding(0) var<uniform> packed: Packed;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  for (var i = 0; i < 3; i++) { out[i] = packed.a[i]; out[4 + i] = packed.c[i]; }
  out[3] = f32(packed.b);
  out[7] = packed.d;
}
