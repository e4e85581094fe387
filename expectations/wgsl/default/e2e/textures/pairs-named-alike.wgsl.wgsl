@group(0) @binding(0) var near_far: texture_2d<f32>;
@group(0) @binding(1) var plain: sampler;
@group(0) @binding(2) var near: texture_2d<f32>;
@group(0) @binding(3) var far_plain: sampler;

@vertex
fn placed(@location(0) at: vec2f) -> @builtin(position) vec4f {
  return textureSampleLevel(near_far, plain, at, 0.0f);
}

@fragment
fn shaded(@builtin(position) at: vec4f) -> @location(0) vec4f {
  return textureSampleLevel(near, far_plain, at.xy, 0.0f) + textureSampleLevel(near, plain, at.xy, 0.0f);
}
