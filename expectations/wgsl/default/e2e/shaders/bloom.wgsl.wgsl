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
  return textureSampleLevel(source, linear_sampler, uv, 0.0f).xyz;
}

fn bright(color: vec3f) -> vec3f {
  let level = max(color.x, max(color.y, color.z));
  let soft = clamp(level - bloom.threshold + bloom.knee, 0.0f, 2.0f * bloom.knee);
  let share = max(soft * soft / (4.0f * bloom.knee + 0.0001f), level - bloom.threshold);
  return color * max(share, 0.0f) / max(level, 0.0001f);
}

fn uv_of(id: vec2u) -> vec2f {
  return (vec2f(id) + 0.5f) / vec2f(textureDimensions(target_level));
}

fn is_inside(id: vec2u) -> bool {
  return all((id < textureDimensions(target_level)));
}

@compute @workgroup_size(8, 8)
fn bright_pass(@builtin(global_invocation_id) id: vec3u) {
  if (is_inside(id.xy)) {
    textureStore(target_level, id.xy, vec4f(bright(at(uv_of(id.xy))), 1.0f));
  }
}

@compute @workgroup_size(8, 8)
fn halve(@builtin(global_invocation_id) id: vec3u) {
  if (!is_inside(id.xy)) {
    return;
  }
  let uv = uv_of(id.xy);
  let t = 1.0f / vec2f(textureDimensions(source));
  var sum = at(uv) * 0.125f;
  for (var i = 0i; i < 4i; i = i + 1i) {
    let v = sum;
    sum = v + at(uv + array<vec2f, 4>(vec2f(-1.0f), vec2f(1.0f, -1.0f), vec2f(-1.0f, 1.0f), vec2f(1.0f))[i] * t) * 0.125f;
    let v_1 = sum;
    sum = v_1 + at(uv + array<vec2f, 4>(vec2f(-1.0f), vec2f(1.0f, -1.0f), vec2f(-1.0f, 1.0f), vec2f(1.0f))[i] * t * 2.0f) * 0.03125f;
  }
  for (var i_1 = 0i; i_1 < 4i; i_1 = i_1 + 1i) {
    let v_2 = sum;
    sum = v_2 + at(uv + array<vec2f, 4>(vec2f(-2.0f, 0.0f), vec2f(2.0f, 0.0f), vec2f(0.0f, -2.0f), vec2f(0.0f, 2.0f))[i_1] * t) * 0.0625f;
  }
  textureStore(target_level, id.xy, vec4f(sum, 1.0f));
}

@compute @workgroup_size(8, 8)
fn double(@builtin(global_invocation_id) id: vec3u) {
  if (!is_inside(id.xy)) {
    return;
  }
  let uv = uv_of(id.xy);
  let t = bloom.radius / vec2f(textureDimensions(coarser));
  var sum = vec3f();
  for (var y = -1i; y <= 1i; y = y + 1i) {
    for (var x = -1i; x <= 1i; x = x + 1i) {
      let weight = f32((2i - abs(x)) * (2i - abs(y))) / 16.0f;
      sum = sum + weight * textureSampleLevel(coarser, linear_sampler, uv + vec2f(vec2i(x, y)) * t, 0.0f).xyz;
    }
  }
  let v = at(uv);
  textureStore(target_level, id.xy, vec4f(v + sum, 1.0f));
}

@compute @workgroup_size(8, 8)
fn combine(@builtin(global_invocation_id) id: vec3u) {
  if (is_inside(id.xy)) {
    let uv = uv_of(id.xy);
    let glow = textureSampleLevel(coarser, linear_sampler, uv, 0.0f).xyz;
    textureStore(target_level, id.xy, vec4f(mix(at(uv), glow, bloom.strength), 1.0f));
  }
}
