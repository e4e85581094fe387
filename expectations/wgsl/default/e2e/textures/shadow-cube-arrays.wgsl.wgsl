struct Lamp {
  position: vec3f,
  layer: u32,
}

@group(0) @binding(0) var<uniform> lamp: Lamp;
@group(0) @binding(1) var depths: texture_depth_cube_array;
@group(0) @binding(2) var compare: sampler_comparison;
@group(0) @binding(3) var plain: sampler;
@group(0) @binding(4) var<storage, read_write> lit: array<f32>;

fn first_level(place: vec3f) -> f32 {
  return textureSampleCompareLevel(depths, compare, place - lamp.position, lamp.layer, 0.5f);
}

@fragment
fn derived(@location(0) place: vec3f) -> @location(0) vec4f {
  let away = place - lamp.position;
  let passes = textureSampleCompare(depths, compare, away, lamp.layer, length(away) * 0.01f);
  let near = textureGatherCompare(depths, compare, away, lamp.layer, 0.25f);
  return vec4f(passes, near.xy, textureSampleLevel(depths, plain, away, lamp.layer, 1i));
}

@compute @workgroup_size(64)
fn baked(@builtin(global_invocation_id) id: vec3u) {
  lit[id.x] = first_level(vec3f(id)) + textureGather(depths, plain, vec3f(id), 1i).w;
}
