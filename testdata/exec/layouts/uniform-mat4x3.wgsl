//# note: each column of three takes sixteen bytes
//# uniform 0:0: f32 1 2 3 any 4 5 6 any 7 8 9 any 10 11 12 any
//# uniform 0:0: u32 7 any any any
//# expect 0:1: f32 1 6 8 12 22 26 30 7
struct Frame { m: mat4x3f, @align(16) after: u32 }
@group(0) @binding(0) var<uniform> frame: Frame;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = frame.m[0].x;
  out[1] = frame.m[1].z;
  out[2] = frame.m[2][1];
  out[3] = frame.m[3][2];
  let sum = frame.m * vec4f(1.0);
  out[4] = sum.x; out[5] = sum.y; out[6] = sum.z;
  out[7] = f32(frame.after);
}
