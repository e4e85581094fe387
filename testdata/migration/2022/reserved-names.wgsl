//# expect-error: wgsl/reserved-word line 5
//# expect-error: wgsl/reserved-word line 7
//# expect-error: wgsl/reserved-word line 8
//# expect-error: wgsl/reserved-word line 9
struct Light { position: vec3<f32>, target: vec3<f32> }
@group(0) @binding(0) var<uniform> light: Light;
fn toward(ref: vec3<f32>) -> vec3<f32> {
  let from = light.position;
  var pass = normalize(light.target - from);
  if (dot(pass, ref) < 0.0) {
    pass = -pass;
  }
  return pass + ref;
}
