//# dispatch: 1 1 1
//# uniform 0:0: f32 0.5
//# uniform 0:0: u32 3
//# uniform 0:0: f32 10 20
//# uniform 0:0: f32 1 2 3
//# uniform 0:0: i32 -4
//# uniform 0:0: f32 4 5 6 7
//# expect 0:1: f32 0.5 3 10 20 1 2 3 -4 4 5 6 7
// A uniform buffer with scalars packed behind vectors of two and of three.
struct Params {
  time: f32,
  frame: u32,
  resolution: vec2f,
  eye: vec3f,
  bias: i32,
  colour: vec4f,
}
@group(0) @binding(0) var<uniform> p: Params;
@group(0) @binding(1) var<storage, read_write> out: array<f32, 12>;

@compute @workgroup_size(1)
fn main() {
  out[0] = p.time;
  out[1] = f32(p.frame);
  out[2] = p.resolution.x;
  out[3] = p.resolution.y;
  for (var i = 0; i < 3; i++) {
    out[4 + i] = p.eye[i];
  }
  out[7] = f32(p.bias);
  for (var i = 0; i < 4; i++) {
    out[8 + i] = p.colour[i];
  }
}
