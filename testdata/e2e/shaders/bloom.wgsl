// Bloom: a bright pass, halving with a wide kernel, doubling with a tent, and the mix with the picture.
struct Bloom {
  threshold: f32,
  knee: f32,
  radius: f32,
  strength: f32,
}

@group(0) @binding(0) var<uniform> bloom: Bloom;
@group(0) @binding(1) var source: texture_2d<f32>;
@group(0) @binding(2) var linear_sampler: sampler;
@group(0) @binding(3) var target_level: texture_storage_2d<rgba16float, write>;
@group(0) @binding(4) var coarser: texture_2d<f32>;

fn at(uv: vec2f) -> vec3f {
  return textureSampleLevel(source, linear_sampler, uv, 0).rgb;
}

fn bright(color: vec3f) -> vec3f {
  let level = max(color.r, max(color.g, color.b));
  let soft = clamp(level - bloom.threshold + bloom.knee, 0.0, 2 * bloom.knee);
  let share = max(soft * soft / (4 * bloom.knee + 1e-4), level - bloom.threshold);
  return color * max(share, 0.0) / max(level, 1e-4);
}

fn uv_of(id: vec2u) -> vec2f {
  return (vec2f(id) + 0.5) / vec2f(textureDimensions(target_level));
}

fn is_inside(id: vec2u) -> bool {
  return all(id < textureDimensions(target_level));
}

@compute @workgroup_size(8, 8)
fn bright_pass(@builtin(global_invocation_id) id: vec3u) {
  if is_inside(id.xy) {
    textureStore(target_level, id.xy, vec4f(bright(at(uv_of(id.xy))), 1));
  }
}

@compute @workgroup_size(8, 8)
fn halve(@builtin(global_invocation_id) id: vec3u) {
  if !is_inside(id.xy) {
    return;
  }
  let uv = uv_of(id.xy);
  let t = 1 / vec2f(textureDimensions(source));
  var sum = at(uv) * 0.125;
  const corners = array(vec2f(-1, -1), vec2f(1, -1), vec2f(-1, 1), vec2f(1, 1));
  for (var i = 0; i < 4; i++) {
    sum += at(uv + corners[i] * t) * 0.125;
    sum += at(uv + corners[i] * t * 2) * 0.03125;
  }
  const sides = array(vec2f(-2, 0), vec2f(2, 0), vec2f(0, -2), vec2f(0, 2));
  for (var i = 0; i < 4; i++) {
    sum += at(uv + sides[i] * t) * 0.0625;
  }
  textureStore(target_level, id.xy, vec4f(sum, 1));
}

@compute @workgroup_size(8, 8)
fn double(@builtin(global_invocation_id) id: vec3u) {
  if !is_inside(id.xy) {
    return;
  }
  let uv = uv_of(id.xy);
  let t = bloom.radius / vec2f(textureDimensions(coarser));
  var sum = vec3f();
  for (var y = -1; y <= 1; y++) {
    for (var x = -1; x <= 1; x++) {
      let weight = f32((2 - abs(x)) * (2 - abs(y))) / 16;
      sum += weight * textureSampleLevel(coarser, linear_sampler, uv + vec2f(vec2i(x, y)) * t, 0).rgb;
    }
  }
  textureStore(target_level, id.xy, vec4f(at(uv) + sum, 1));
}

@compute @workgroup_size(8, 8)
fn combine(@builtin(global_invocation_id) id: vec3u) {
  if is_inside(id.xy) {
    let uv = uv_of(id.xy);
    let glow = textureSampleLevel(coarser, linear_sampler, uv, 0).rgb;
    textureStore(target_level, id.xy, vec4f(mix(at(uv), glow, bloom.strength), 1));
  }
}
