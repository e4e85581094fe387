//# expect 0:0: f32 0 1 2 10 11 12 20 21 22 33
var<workgroup> m: mat3x3f;
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(3) fn main(@builtin(local_invocation_index) i: u32) {
  m[i] = vec3f(0, 1, 2) + 10.0 * f32(i);
  workgroupBarrier();
  for (var j = 0u; j < 3; j++) { out[3 * i + j] = m[i][j]; }
  if i == 0 { out[9] = m[0][0] + m[1][1] + m[2][2]; }
}
