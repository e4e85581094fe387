//# expect-error: wgsl/old-syntax line 12
//# expect-error: wgsl/old-syntax line 13
//# expect-error: wgsl/expected-token line 13
//# expect-error: wgsl/expected-token line 14
//# expect-error: wgsl/old-syntax line 16
//# expect-error: wgsl/old-syntax line 18
//# expect-error: wgsl/expected-token line 18
//# expect-error: wgsl/old-syntax line 19
//# expect-error: wgsl/expected-token line 19
//# expect-error: wgsl/old-syntax line 21
//# expect-error: wgsl/old-syntax line 22
[[block]] struct Camera {
  [[size(64)]] view : mat4x4<f32>;
  eye : vec3<f32>;
};
[[group(0), binding(0)]] var<uniform> camera : Camera;
struct Varying {
  [[builtin(position)]] position : vec4<f32>;
  [[location(0)]] colour : vec3<f32>;
};
[[stage(vertex)]]
fn main([[location(0)]] at : vec3<f32>) -> Varying {
  var out : Varying;
  out.position = camera.view * vec4<f32>(at - camera.eye, 1.0);
  out.colour = at;
  return out;
}
