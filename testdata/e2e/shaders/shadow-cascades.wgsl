// Shadows of the sun from a cascade of depth maps: the pass that fills them, and lookups softened over a rotated disc.
struct Cascade {
  transform: mat4x4f,
  far: f32,
  texel: f32,
}

struct Sun {
  direction: vec3f,
  color: vec3f,
  cascades: array<Cascade, 4>,
}

@group(0) @binding(0) var<uniform> sun: Sun;
@group(0) @binding(1) var maps: texture_depth_2d_array;
@group(0) @binding(2) var compare: sampler_comparison;
@group(1) @binding(0) var<uniform> view_projection: mat4x4f;
@group(1) @binding(1) var<storage, read> models: array<mat4x4f>;

override cascade: u32 = 0;
override softness: f32 = 1.5;

@vertex
fn fill(@location(0) position: vec3f, @builtin(instance_index) index: u32) -> @builtin(position) vec4f {
  return sun.cascades[cascade].transform * (models[index] * vec4f(position, 1));
}

struct Lit {
  @builtin(position) clip: vec4f,
  @location(0) world: vec3f,
  @location(1) normal: vec3f,
  @location(2) depth: f32,
}

@vertex
fn draw(@location(0) position: vec3f, @location(1) normal: vec3f, @builtin(instance_index) index: u32) -> Lit {
  let model = models[index];
  let world = model * vec4f(position, 1);
  let clip = view_projection * world;
  return Lit(clip, world.xyz, (model * vec4f(normal, 0)).xyz, clip.w);
}

const disc = array<vec2f, 8>(
  vec2f(-0.326, -0.406), vec2f(-0.840, -0.074), vec2f(-0.696, 0.457), vec2f(-0.203, 0.621),
  vec2f(0.962, -0.195), vec2f(0.473, -0.480), vec2f(0.519, 0.767), vec2f(0.185, -0.893),
);

fn noise(at: vec2f) -> f32 {
  return fract(52.9829189 * fract(dot(at, vec2f(0.06711056, 0.00583715))));
}

fn pick(depth: f32) -> i32 {
  for (var i = 0; i < 4; i++) {
    if depth < sun.cascades[i].far {
      return i;
    }
  }
  return -1;
}

fn light_share(world: vec3f, normal: vec3f, depth: f32, pixel: vec2f) -> f32 {
  let layer = pick(depth);
  if layer < 0 {
    return 1;
  }
  let slope = 1 - saturate(dot(normal, -sun.direction));
  let moved = world + normal * (0.02 + 0.06 * slope);
  let place = sun.cascades[layer].transform * vec4f(moved, 1);
  let uv = place.xy * vec2f(0.5, -0.5) + 0.5;
  let angle = 6.2831853 * noise(pixel);
  let turn = mat2x2f(cos(angle), sin(angle), -sin(angle), cos(angle));
  var sum = 0.0;
  for (var i = 0; i < 8; i++) {
    let offset = turn * disc[i] * softness * sun.cascades[layer].texel;
    sum += textureSampleCompareLevel(maps, compare, uv + offset, layer, place.z);
  }
  return sum / 8;
}

@fragment
fn shade(in: Lit) -> @location(0) vec4f {
  let normal = normalize(in.normal);
  let share = light_share(in.world, normal, in.depth, in.clip.xy);
  let direct = sun.color * saturate(dot(normal, -sun.direction)) * share;
  return vec4f(direct + vec3f(0.05, 0.06, 0.08), 1);
}
