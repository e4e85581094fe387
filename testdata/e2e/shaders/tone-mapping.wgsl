// The last pass: exposure from a histogram of the picture, a filmic curve, grading by a table, grain and dithering.
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

@group(0) @binding(0) var<uniform> film: Film;
@group(0) @binding(1) var picture: texture_2d<f32>;
@group(0) @binding(2) var picture_sampler: sampler;
@group(0) @binding(3) var table: texture_3d<f32>;
@group(0) @binding(4) var<storage, read_write> exposure: Exposure;
@group(0) @binding(5) var<storage, read> average: f32;

const luma = vec3f(0.2126, 0.7152, 0.0722);

@compute @workgroup_size(16, 16)
fn count(@builtin(global_invocation_id) id: vec3u) {
  let size = textureDimensions(picture);
  if any(id.xy >= size) {
    return;
  }
  let level = dot(textureLoad(picture, id.xy, 0).rgb, luma);
  let bin = select(u32(clamp((log2(level) + 10) / 20, 0.0, 1.0) * 62) + 1, 0, level < 1e-4);
  atomicAdd(&exposure.bins[bin], 1);
}

@compute @workgroup_size(1)
fn adapt() {
  var sum = 0.0;
  var total = 0u;
  for (var i = 1; i < 64; i++) {
    let amount = atomicLoad(&exposure.bins[i]);
    sum += f32(amount) * (f32(i) - 0.5);
    total += amount;
    atomicStore(&exposure.bins[i], 0);
  }
  let middle = exp2(sum / f32(max(total, 1)) / 62 * 20 - 10);
  exposure.average = mix(exposure.average, middle, 0.05);
}

struct Screen {
  @builtin(position) position: vec4f,
  @location(0) uv: vec2f,
}

@vertex
fn cover(@builtin(vertex_index) index: u32) -> Screen {
  let corner = vec2f(vec2u((index << 1) & 2, index & 2));
  return Screen(vec4f(corner * 2 - 1, 0, 1), vec2f(corner.x, 1 - corner.y));
}

fn filmic(x: vec3f) -> vec3f {
  return saturate(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14));
}

fn encoded(linear_color: vec3f) -> vec3f {
  let low = linear_color * 12.92;
  let high = 1.055 * pow(linear_color, vec3f(1 / 2.4)) - 0.055;
  return select(high, low, linear_color <= vec3f(0.0031308));
}

fn hashed(p: vec2f) -> f32 {
  let q = fract(vec3f(p.xyx) * 0.1031);
  let r = q + dot(q, q.yzx + 33.33);
  return fract((r.x + r.y) * r.z);
}

@fragment
fn develop(in: Screen) -> @location(0) vec4f {
  var color = textureSample(picture, picture_sampler, in.uv).rgb;
  color *= film.exposure * 0.18 / max(average, 1e-3);
  color = mix(vec3f(dot(color, luma)), color, film.saturation);
  color = pow(max(color, vec3f()), vec3f(film.contrast));
  color = encoded(filmic(color));
  if film.is_graded != 0 {
    let size = f32(textureDimensions(table).x);
    color = textureSampleLevel(table, picture_sampler, (color * (size - 1) + 0.5) / size, 0).rgb;
  }
  let noise = hashed(in.position.xy + film.time) - 0.5;
  return vec4f(color + noise * film.grain + noise / 255, 1);
}
