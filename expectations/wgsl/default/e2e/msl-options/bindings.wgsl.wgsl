@group(0) @binding(0) var<uniform> scale: f32;
@group(0) @binding(1) var<storage, read_write> sums: array<f32>;
@group(0) @binding(4) var picture: texture_2d<f32>;
@group(0) @binding(5) var other: texture_2d<f32>;
@group(1) @binding(2) var<storage, read> values: array<f32>;
@group(1) @binding(3) var plain: sampler;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let at = vec2f(f32(id.x), 0.5f);
  let texels = textureSampleLevel(picture, plain, at, 0.0f) + textureSampleLevel(other, plain, at, 0.0f);
  sums[id.x] = values[id.x] * scale + texels.x;
}
