struct Lamp {
  position: vec3f,
  layer: u32,
}

@group(0) @binding(0) var<uniform> lamp: Lamp;
@group(0) @binding(1) var depths: texture_depth_cube_array;
@group(0) @binding(2) var compare: sampler_comparison;
@group(0) @binding(3) var plain: sampler;

fn first_level(place: vec3f) -> f32 {
  return textureSampleCompareLevel(depths, compare, place - lamp.position, lamp.layer, 0.5f);
}

@fragment
fn main(@location(0) place: vec3f) -> @location(0) vec4f {
  return vec4f(first_level(place), textureSampleLevel(depths, plain, place, lamp.layer, 0i), 0.0f, 1.0f);
}
