// Textures and samplers are handed through functions, two ways each, and named by `let`.
@group(0) @binding(0) var first: texture_2d<f32>;
@group(0) @binding(1) var second: texture_2d<f32>;
@group(0) @binding(2) var near: sampler;
@group(0) @binding(3) var soft: sampler;
@group(1) @binding(0) var shadows: texture_depth_2d_array;
@group(1) @binding(1) var compare: sampler_comparison;

fn tap(image: texture_2d<f32>, filtering: sampler, uv: vec2f, level: f32) -> vec4f {
  return textureSampleLevel(image, filtering, uv, level);
}

fn blurred(image: texture_2d<f32>, filtering: sampler, uv: vec2f) -> vec4f {
  var sum = vec4f();
  let size = vec2f(textureDimensions(image));
  for (var i = -2; i <= 2; i++) {
    sum += tap(image, filtering, uv + vec2f(f32(i), 0) / size, 0);
  }
  return sum / 5;
}

fn shadow(maps: texture_depth_2d_array, how: sampler_comparison, uv: vec2f, layer: i32, depth: f32) -> f32 {
  return textureSampleCompareLevel(maps, how, uv, layer, depth, vec2i(1, -1));
}

@fragment
fn main(@location(0) uv: vec2f, @location(1) @interpolate(flat) layer: i32) -> @location(0) vec4f {
  let image = second;
  let filtering = soft;
  let colour = blurred(first, near, uv) + blurred(first, soft, uv) + blurred(image, filtering, uv);
  return colour * shadow(shadows, compare, uv, layer, 0.25) + tap(second, near, uv, 1.5);
}
