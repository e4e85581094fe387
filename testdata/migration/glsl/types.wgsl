//# expect-error: wgsl/foreign-syntax line 8
//# expect-error: wgsl/foreign-syntax line 9
//# expect-error: wgsl/foreign-name line 12
//# expect-error: wgsl/foreign-name line 13
//# expect-error: wgsl/foreign-name line 13
//# expect-error: wgsl/foreign-name line 15
struct Light {
  vec3 position;
  float power;
};
@group(0) @binding(0) var<uniform> lights: array<Light, 4>;
@group(0) @binding(1) var<uniform> view: mat4;
fn f(i: ivec2, b: bvec2) -> f32 {
  let p = view * vec4f(lights[0].position, 1.0);
  return p.x + lights[1].power + float(i.x) + select(0.0, 1.0, b.x);
}
