//# expect-error: wgsl/foreign-name line 8
//# expect-error: wgsl/foreign-name line 8
//# expect-error: wgsl/foreign-name line 9
//# expect-error: wgsl/foreign-name line 10
//# expect-error: wgsl/foreign-name line 10
//# expect-error: wgsl/foreign-name line 10
fn f(x: f32, a: vec3f, b: vec3f) -> vec3f {
  let t = frac(x) + fmod(x, 2.0 + x);
  let c = lerp(a, b, saturate(t));
  return c * rsqrt(x) + ddx(a) - ddy(b);
}
