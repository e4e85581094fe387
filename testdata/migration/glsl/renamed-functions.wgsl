//# expect-error: wgsl/foreign-name line 9
//# expect-error: wgsl/foreign-name line 9
//# expect-error: wgsl/foreign-name line 10
//# expect-error: wgsl/foreign-name line 10
//# expect-error: wgsl/foreign-name line 11
//# expect-error: wgsl/foreign-name line 12
//# expect-error: wgsl/foreign-name line 13
fn f(x: f32, v: vec3f) -> f32 {
  let a = inversesqrt(x) + roundEven(x);
  let b = dFdx(x) + dFdy(x);
  let c = faceforward(v, v, v);
  let d = mod(x, 2.0);
  return a + b + c.x + d + intBitsToFloat(3);
}
