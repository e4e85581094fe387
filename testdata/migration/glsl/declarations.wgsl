//# expect-error: wgsl/foreign-syntax line 8
//# expect-error: wgsl/foreign-syntax line 9
//# expect-error: wgsl/foreign-syntax line 11
//# expect-error: wgsl/foreign-syntax line 12
//# expect-error: wgsl/foreign-syntax line 13
//# expect-error: wgsl/foreign-syntax line 14
//# expect-error: wgsl/foreign-syntax line 15
const float scale = 2.0;
float offset = 1.0;
fn f(x: f32) -> f32 {
  float a = x * scale;
  vec3 v = vec3(a, offset, 0.0);
  int i = 3;
  const int count = 4;
  uint n;
  n = u32(i + count);
  return v.x + v.y + f32(n);
}
