@group(0) @binding(0) var red: texture_2d<f32>;
@group(0) @binding(1) var blue: texture_2d<f32>;
@group(0) @binding(2) var smooth_sampler: sampler;
@group(0) @binding(3) var sharp_sampler: sampler;
@group(0) @binding(4) var out_image: texture_storage_2d<rgba8unorm, write>;

fn texel(image: texture_2d<f32>, at: vec2u) -> vec4f {
  return textureLoad(image, at, 0i);
}

fn sampled(image: texture_2d<f32>, s: sampler, at: vec2f) -> vec4f {
  return textureSampleLevel(image, s, at, 0.0f) + texel(image, vec2u(at));
}

fn both(s: sampler, at: vec2f) -> vec4f {
  let v = sampled(red, s, at);
  return v + sampled(blue, s, at);
}

fn put(image: texture_storage_2d<rgba8unorm, write>, at: vec2u, value: vec4f) {
  textureStore(image, at, value);
}

@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let at = vec2f(id.xy) * 0.125f;
  let v = both(smooth_sampler, at);
  put(out_image, id.xy, v * sampled(red, sharp_sampler, at));
}
