//# dispatch: 1 1 1
//# expect 0:0: f32 4.0 5.0 6.0 any 7.0 8.0 9.0 any 10.0 11.0 12.0 any 1.0 2.0 3.0 any
//# expect 0:1: f32 1 2 3 any 10 20 30 any 7 8 9 any
// Vectors of three and matrices of them in workgroup memory, written by component and column, read as a whole.
var<workgroup> points: array<vec3f, 4>;
var<workgroup> frame: mat3x3f;
@group(0) @binding(0) var<storage, read_write> out: array<vec3f, 4>;
@group(0) @binding(1) var<storage, read_write> frame_out: mat3x3f;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  let x = f32(i * 3);
  points[i].x = x + 1;
  points[i].y = x + 2;
  points[i][2] = x + 3;
  workgroupBarrier();
  if i < 3 {
    frame[i] = points[i];
  }
  out[i] = points[(i + 1) % 4];
  workgroupBarrier();
  if i == 0 {
    frame[1] = vec3f(10, 20, 0);
    frame[1].z = 30;
  }
  workgroupBarrier();
  if i == 1 {
    frame_out = frame;
  }
}
