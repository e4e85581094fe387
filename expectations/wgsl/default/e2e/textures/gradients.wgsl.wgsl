struct Material {
  use_detail: u32,
  bias: f32,
}

@group(0) @binding(0) var<uniform> material: Material;
@group(0) @binding(1) var albedo: texture_2d<f32>;
@group(0) @binding(2) var detail: texture_2d_array<f32>;
@group(0) @binding(3) var volume: texture_3d<f32>;
@group(0) @binding(4) var ramp: texture_1d<f32>;
@group(0) @binding(5) var s: sampler;

@fragment
fn main(@location(0) uv: vec2f, @location(1) position: vec3f, @location(2) @interpolate(flat) layer: i32) -> @location(0) vec4f {
  var color = textureSampleBias(albedo, s, uv, material.bias);
  if (material.use_detail != 0u) {
    color = color * textureSampleBias(detail, s, uv * 8.0f, layer, 0.5f, vec2i(1i));
  }
  color = color * textureSample(ramp, s, color.x);
  let across = dpdx(position);
  let down = dpdy(position);
  if (position.z > 0.0f) {
    color = color + textureSampleGrad(volume, s, position, across, down, vec3i(0i, 1i, 2i));
  }
  return color;
}
