struct Sky {
  to_world: mat4x4f,
  sun: vec3f,
  time: f32,
  cloud_cover: f32,
  has_map: u32,
}

struct Pixel {
  @builtin(position) position: vec4f,
  @location(0) direction: vec3f,
}

@group(0) @binding(0) var<uniform> sky: Sky;
@group(0) @binding(1) var map: texture_cube<f32>;
@group(0) @binding(2) var map_sampler: sampler;

@vertex
fn cover(@builtin(vertex_index) index: u32) -> Pixel {
  let corner = array<vec2f, 3>(vec2f(-1.0f), vec2f(3.0f, -1.0f), vec2f(-1.0f, 3.0f))[index];
  let far = sky.to_world * vec4f(corner, 1.0f, 1.0f);
  return Pixel(vec4f(corner, 1.0f, 1.0f), far.xyz / far.w);
}

fn hash(p: vec2f) -> f32 {
  return fract(sin(dot(p, vec2f(127.1f, 311.7f))) * 43758.547f);
}

fn noise(p: vec2f) -> f32 {
  let cell = floor(p);
  let part = fract(p);
  let ease = part * part * (3.0f - 2.0f * part);
  let v = hash(cell);
  let top = mix(v, hash(cell + vec2f(1.0f, 0.0f)), ease.x);
  let v_1 = hash(cell + vec2f(0.0f, 1.0f));
  let bottom = mix(v_1, hash(cell + vec2f(1.0f)), ease.x);
  return mix(top, bottom, ease.y);
}

fn layered(p: vec2f) -> f32 {
  var place = p;
  var weight = 0.5f;
  var sum = 0.0f;
  for (var i = 0i; i < 5i; i = i + 1i) {
    let v = sum;
    let v_1 = weight;
    sum = v + v_1 * noise(place);
    place = mat2x2f(vec2f(0.8f, 0.6f), vec2f(-0.6f, 0.8f)) * place * 2.03f;
    weight = weight * 0.5f;
  }
  return sum;
}

fn scattered(direction: vec3f, sun: vec3f) -> vec3f {
  let height = max(direction.y, 0.0f);
  let cosine = dot(direction, sun);
  let day = smoothstep(-0.15f, 0.25f, sun.y);
  let blue = mix(vec3f(0.7f, 0.8f, 0.95f), vec3f(0.15f, 0.35f, 0.8f), sqrt(height));
  let red = vec3f(1.0f, 0.45f, 0.2f) * pow(max(cosine, 0.0f), 8.0f) * (1.0f - height) * (1.0f - saturate(sun.y * 2.0f));
  let rayleigh = 0.75f * (1.0f + cosine * cosine);
  return mix(vec3f(0.005f, 0.007f, 0.02f), blue * rayleigh, day) + red;
}

fn stars(direction: vec3f) -> f32 {
  let grid = direction.xz / (1.0f + abs(direction.y)) * 200.0f;
  let cell = floor(grid);
  let chance = hash(cell);
  let spark = 1.0f - smoothstep(0.0f, 0.25f, length(fract(grid) - 0.5f));
  return select(0.0f, spark * fract(chance * 97.0f), (chance > 0.985f));
}

@fragment
fn paint(in: Pixel) -> @location(0) vec4f {
  let direction = normalize(in.direction);
  let mapped = textureSample(map, map_sampler, direction).xyz;
  if (sky.has_map != 0u) {
    return vec4f(mapped, 1.0f);
  }
  let sun = normalize(sky.sun);
  var color = scattered(direction, sun);
  color = color + vec3f(1.0f, 0.9f, 0.7f) * smoothstep(0.9995f, 0.9998f, dot(direction, sun)) * 20.0f;
  let v = color;
  color = v + stars(direction) * (1.0f - smoothstep(-0.2f, 0.0f, sun.y));
  if (direction.y > 0.01f) {
    let plane = direction.xz / direction.y + sky.time * vec2f(0.02f, 0.01f);
    let thick = smoothstep(1.0f - sky.cloud_cover, 1.0f, layered(plane * 1.5f));
    let shade = mix(vec3f(0.4f, 0.45f, 0.5f), vec3f(1.0f), layered(plane * 3.0f + sun.xz));
    color = mix(color, shade * max(sun.y, 0.05f), thick * smoothstep(0.01f, 0.2f, direction.y));
  }
  return vec4f(color, 1.0f);
}
