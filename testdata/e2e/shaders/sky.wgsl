// The sky: a gradient scattered by air, a sun, stars from a hash, clouds from noise, and a cube map where there is one.
struct Sky {
  to_world: mat4x4f,
  sun: vec3f,
  time: f32,
  cloud_cover: f32,
  has_map: u32,
}

@group(0) @binding(0) var<uniform> sky: Sky;
@group(0) @binding(1) var map: texture_cube<f32>;
@group(0) @binding(2) var map_sampler: sampler;

struct Pixel {
  @builtin(position) position: vec4f,
  @location(0) direction: vec3f,
}

@vertex
fn cover(@builtin(vertex_index) index: u32) -> Pixel {
  const corners = array(vec2f(-1, -1), vec2f(3, -1), vec2f(-1, 3));
  let corner = corners[index];
  let far = sky.to_world * vec4f(corner, 1, 1);
  return Pixel(vec4f(corner, 1, 1), far.xyz / far.w);
}

fn hash(p: vec2f) -> f32 {
  return fract(sin(dot(p, vec2f(127.1, 311.7))) * 43758.5453);
}

fn noise(p: vec2f) -> f32 {
  let cell = floor(p);
  let part = fract(p);
  let ease = part * part * (3 - 2 * part);
  let top = mix(hash(cell), hash(cell + vec2f(1, 0)), ease.x);
  let bottom = mix(hash(cell + vec2f(0, 1)), hash(cell + vec2f(1, 1)), ease.x);
  return mix(top, bottom, ease.y);
}

fn layered(p: vec2f) -> f32 {
  var place = p;
  var weight = 0.5;
  var sum = 0.0;
  const turn = mat2x2f(0.8, 0.6, -0.6, 0.8);
  for (var i = 0; i < 5; i++) {
    sum += weight * noise(place);
    place = turn * place * 2.03;
    weight *= 0.5;
  }
  return sum;
}

fn scattered(direction: vec3f, sun: vec3f) -> vec3f {
  let height = max(direction.y, 0.0);
  let cosine = dot(direction, sun);
  let day = smoothstep(-0.15, 0.25, sun.y);
  let blue = mix(vec3f(0.7, 0.8, 0.95), vec3f(0.15, 0.35, 0.8), sqrt(height));
  let red = vec3f(1.0, 0.45, 0.2) * pow(max(cosine, 0.0), 8) * (1 - height) * (1 - saturate(sun.y * 2));
  let rayleigh = 0.75 * (1 + cosine * cosine);
  return mix(vec3f(0.005, 0.007, 0.02), blue * rayleigh, day) + red;
}

fn stars(direction: vec3f) -> f32 {
  let grid = direction.xz / (1 + abs(direction.y)) * 200;
  let cell = floor(grid);
  let chance = hash(cell);
  let spark = 1 - smoothstep(0.0, 0.25, length(fract(grid) - 0.5));
  return select(0.0, spark * fract(chance * 97), chance > 0.985);
}

@fragment
fn paint(in: Pixel) -> @location(0) vec4f {
  let direction = normalize(in.direction);
  let mapped = textureSample(map, map_sampler, direction).rgb;
  if sky.has_map != 0 {
    return vec4f(mapped, 1);
  }
  let sun = normalize(sky.sun);
  var color = scattered(direction, sun);
  color += vec3f(1, 0.9, 0.7) * smoothstep(0.9995, 0.9998, dot(direction, sun)) * 20;
  color += stars(direction) * (1 - smoothstep(-0.2, 0.0, sun.y));
  if direction.y > 0.01 {
    let plane = direction.xz / direction.y + sky.time * vec2f(0.02, 0.01);
    let thick = smoothstep(1 - sky.cloud_cover, 1.0, layered(plane * 1.5));
    let shade = mix(vec3f(0.4, 0.45, 0.5), vec3f(1), layered(plane * 3 + sun.xz));
    color = mix(color, shade * max(sun.y, 0.05), thick * smoothstep(0.01, 0.2, direction.y));
  }
  return vec4f(color, 1);
}
