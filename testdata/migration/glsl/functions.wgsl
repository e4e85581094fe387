//# expect-error: wgsl/foreign-syntax line 5
//# expect-error: wgsl/foreign-syntax line 8
//# expect-error: wgsl/foreign-syntax line 11
//# expect-error: wgsl/foreign-syntax line 13
float square(float x) {
  return x * x;
}
vec3 tint(vec3 colour, in float amount) {
  return colour * square(amount);
}
void nothing(void) {
}
fn user(float x) -> f32 {
  nothing();
  return tint(vec3(x, x, x), x).x;
}
