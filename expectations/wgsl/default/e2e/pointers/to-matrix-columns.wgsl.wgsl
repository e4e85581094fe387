@group(0) @binding(0) var<storage, read_write> frames: array<mat4x4f, 3>;

@compute @workgroup_size(3)
fn main(@builtin(local_invocation_index) i: u32) {
  frames[i][3] = frames[i][3] + vec4f(1.0f, 2.0f, 3.0f, 0.0f);
  var m = frames[i];
  m[i].y = 5.0f;
  m[i] = frames[i][3] - m[i];
  frames[i] = m;
}
