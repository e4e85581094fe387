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

struct Lit {
  @builtin(position) clip: vec4f,
  @location(0) world: vec3f,
  @location(1) normal: vec3f,
  @location(2) depth: f32,
}

@group(0) @binding(0) var<uniform> sun: Sun;
@group(0) @binding(1) var maps: texture_depth_2d_array;
@group(0) @binding(2) var compare: sampler_comparison;
@group(1) @binding(0) var<uniform> view_projection: mat4x4f;
@group(1) @binding(1) var<storage, read> models: array<mat4x4f>;
override cascade: u32 = 0u;
override softness: f32 = 1.5f;

@vertex
fn fill(@location(0) position: vec3f, @builtin(instance_index) index: u32) -> @builtin(position) vec4f {
  return sun.cascades[cascade].transform * (models[index] * vec4f(position, 1.0f));
}

@vertex
fn draw(@location(0) position: vec3f, @location(1) normal: vec3f, @builtin(instance_index) index: u32) -> Lit {
  let model = models[index];
  let world = model * vec4f(position, 1.0f);
  let clip = view_projection * world;
  return Lit(clip, world.xyz, (model * vec4f(normal, 0.0f)).xyz, clip.w);
}

fn noise(at: vec2f) -> f32 {
  return fract(52.982918f * fract(dot(at, vec2f(0.06711056f, 0.00583715f))));
}

fn pick(depth: f32) -> i32 {
  for (var i = 0i; i < 4i; i = i + 1i) {
    if (depth < sun.cascades[i].far) {
      return i;
    }
  }
  return -1i;
}

fn light_share(world: vec3f, normal: vec3f, depth: f32, pixel: vec2f) -> f32 {
  let layer = pick(depth);
  if (layer < 0i) {
    return 1.0f;
  }
  let slope = 1.0f - saturate(dot(normal, -sun.direction));
  let moved = world + normal * (0.02f + 0.06f * slope);
  let place = sun.cascades[layer].transform * vec4f(moved, 1.0f);
  let uv = place.xy * vec2f(0.5f, -0.5f) + 0.5f;
  let angle = 6.2831855f * noise(pixel);
  let turn = mat2x2f(cos(angle), sin(angle), -sin(angle), cos(angle));
  var sum = 0.0f;
  for (var i = 0i; i < 8i; i = i + 1i) {
    let offset = turn * array<vec2f, 8>(vec2f(-0.326f, -0.406f), vec2f(-0.84f, -0.074f), vec2f(-0.696f, 0.457f), vec2f(-0.203f, 0.621f), vec2f(0.962f, -0.195f), vec2f(0.473f, -0.48f), vec2f(0.519f, 0.767f), vec2f(0.185f, -0.893f))[i] * softness * sun.cascades[layer].texel;
    sum = sum + textureSampleCompareLevel(maps, compare, uv + offset, layer, place.z);
  }
  return sum / 8.0f;
}

@fragment
fn shade(in: Lit) -> @location(0) vec4f {
  let normal = normalize(in.normal);
  let share = light_share(in.world, normal, in.depth, in.clip.xy);
  let direct = sun.color * saturate(dot(normal, -sun.direction)) * share;
  return vec4f(direct + vec3f(0.05f, 0.06f, 0.08f), 1.0f);
}
