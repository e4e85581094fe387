//# note: ten mistakes in declarations, and code that uses all of what they declare
//# expect-error: wgsl/expected-type line 12
//# expect-error: wgsl/expected-semicolon line 14
//# expect-error: wgsl/expected-token line 17
//# expect-error: wgsl/expected-declaration line 19
//# expect-error: wgsl/expected-semicolon line 21
//# expect-error: wgsl/let-at-module-scope line 22
//# expect-error: wgsl/initializer-type line 23
//# expect-error: wgsl/array-count-positive line 24
//# expect-error: wgsl/expected-token line 25
//# expect-error: wgsl/unknown-identifier line 30
const a: = 1;
const b = a + 1;
alias Distances = array<f32, 4
struct Light {
  position: vec3f,
  color vec3f,
}
vra<private> counter: i32;
@group(0) @binding(0) var<uniform> lights: array<Light, b>;
override scale f32 = 1.0;
let gamma = 2.2;
const c: i32 = 1.5;
var<private> d: array<i32, 0>;
fn brightness(light: Light, at vec3f) -> f32 {
  return distance(light.position, at) * scale * gamma + light.color.x + f32(d[c]);
}
fn shade(x: Distances) -> f32 {
  counter += 1;
  return brightness(lights[0], x[0]) + pow(x[0], gamma) + missing;
}
