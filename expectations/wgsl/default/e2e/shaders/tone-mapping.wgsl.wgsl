struct Film {
  exposure: f32,
  contrast: f32,
  saturation: f32,
  grain: f32,
  time: f32,
  is_graded: u32,
}

struct Exposure {
  average: f32,
  bins: array<atomic<u32>, 64>,
}

struct Screen {
  @builtin(position) position: vec4f,
  @location(0) uv: vec2f,
}

@group(0) @binding(0) var<uniform> film: Film;
@group(0) @binding(1) var picture: texture_2d<f32>;
@group(0) @binding(2) var picture_sampler: sampler;
@group(0) @binding(3) var table: texture_3d<f32>;
@group(0) @binding(4) var<storage, read_write> exposure: Exposure;
@group(0) @binding(5) var<storage, read> average: f32;

@compute @workgroup_size(16, 16)
fn count(@builtin(global_invocation_id) id: vec3u) {
  let size = textureDimensions(picture);
  if (any((id.xy >= size))) {
    return;
  }
  let level = dot(textureLoad(picture, id.xy, 0i).xyz, vec3f(0.2126f, 0.7152f, 0.0722f));
  let bin = select(u32(clamp((log2(level) + 10.0f) / 20.0f, 0.0f, 1.0f) * 62.0f) + 1u, 0u, (level < 0.0001f));
  _ = atomicAdd(&exposure.bins[bin], 1u);
}

@compute @workgroup_size(1)
fn adapt() {
  var sum = 0.0f;
  var total = 0u;
  for (var i = 1i; i < 64i; i = i + 1i) {
    let amount = atomicLoad(&exposure.bins[i]);
    sum = sum + f32(amount) * (f32(i) - 0.5f);
    total = total + amount;
    atomicStore(&exposure.bins[i], 0u);
  }
  let middle = exp2(sum / f32(max(total, 1u)) / 62.0f * 20.0f - 10.0f);
  exposure.average = mix(exposure.average, middle, 0.05f);
}

@vertex
fn cover(@builtin(vertex_index) index: u32) -> Screen {
  let corner = vec2f(vec2u((index << 1u) & 2u, index & 2u));
  return Screen(vec4f(corner * 2.0f - 1.0f, 0.0f, 1.0f), vec2f(corner.x, 1.0f - corner.y));
}

fn filmic(x: vec3f) -> vec3f {
  return saturate(x * (2.51f * x + 0.03f) / (x * (2.43f * x + 0.59f) + 0.14f));
}

fn encoded(linear_color: vec3f) -> vec3f {
  let low = linear_color * 12.92f;
  let high = 1.055f * pow(linear_color, vec3f(0.41666666f)) - 0.055f;
  return select(high, low, (linear_color <= vec3f(0.0031308f)));
}

fn hashed(p: vec2f) -> f32 {
  let q = fract(p.xyx * 0.1031f);
  let r = q + dot(q, q.yzx + 33.33f);
  return fract((r.x + r.y) * r.z);
}

@fragment
fn develop(in: Screen) -> @location(0) vec4f {
  var color = textureSample(picture, picture_sampler, in.uv).xyz;
  color = color * (film.exposure * 0.18f / max(average, 0.001f));
  color = mix(vec3f(dot(color, vec3f(0.2126f, 0.7152f, 0.0722f))), color, film.saturation);
  color = pow(max(color, vec3f()), vec3f(film.contrast));
  color = encoded(filmic(color));
  if (film.is_graded != 0u) {
    let size = f32(textureDimensions(table).x);
    color = textureSampleLevel(table, picture_sampler, (color * (size - 1.0f) + 0.5f) / size, 0.0f).xyz;
  }
  let noise = hashed(in.position.xy + film.time) - 0.5f;
  return vec4f(color + noise * film.grain + noise / 255.0f, 1.0f);
}
