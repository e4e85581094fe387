struct Camera {
  view_projection: mat4x4f,
  position: vec3f,
}

struct Model {
  transform: mat4x4f,
  normal_transform: mat3x3f,
}

struct Light {
  position: vec3f,
  range: f32,
  color: vec3f,
  intensity: f32,
}

struct Input {
  @location(0) position: vec3f,
  @location(1) normal: vec3f,
  @location(2) tangent: vec4f,
  @location(3) uv: vec2f,
}

struct Surface {
  @builtin(position) clip: vec4f,
  @location(0) world: vec3f,
  @location(1) normal: vec3f,
  @location(2) tangent: vec4f,
  @location(3) uv: vec2f,
}

struct Material {
  base: vec3f,
  metal: f32,
  roughness: f32,
  at_normal: vec3f,
}

@group(0) @binding(0) var<uniform> camera: Camera;
@group(0) @binding(1) var<storage, read> lights: array<Light>;
@group(0) @binding(2) var surroundings: texture_cube<f32>;
@group(0) @binding(3) var lookup: texture_2d<f32>;
@group(0) @binding(4) var smooth_sampler: sampler;
@group(1) @binding(0) var<uniform> model: Model;
@group(1) @binding(1) var base_map: texture_2d<f32>;
@group(1) @binding(2) var normal_map: texture_2d<f32>;
@group(1) @binding(3) var metal_map: texture_2d<f32>;
@group(1) @binding(4) var emission_map: texture_2d<f32>;
override is_alpha_tested: bool = false;

@vertex
fn transform(in: Input) -> Surface {
  let world = model.transform * vec4f(in.position, 1.0f);
  let normal = normalize(model.normal_transform * in.normal);
  let tangent = normalize((model.transform * vec4f(in.tangent.xyz, 0.0f)).xyz);
  return Surface(camera.view_projection * world, world.xyz, normal, vec4f(tangent, in.tangent.w), in.uv);
}

fn distribution(n_dot_h: f32, roughness: f32) -> f32 {
  let a = roughness * roughness;
  let d = n_dot_h * n_dot_h * (a * a - 1.0f) + 1.0f;
  return a * a / (3.1415927f * d * d);
}

fn shadowing(n_dot_v: f32, n_dot_l: f32, roughness: f32) -> f32 {
  let k = (roughness + 1.0f) * (roughness + 1.0f) / 8.0f;
  return n_dot_v / (n_dot_v * (1.0f - k) + k) * (n_dot_l / (n_dot_l * (1.0f - k) + k));
}

fn fresnel(cosine: f32, at_normal: vec3f) -> vec3f {
  return at_normal + (1.0f - at_normal) * pow(saturate(1.0f - cosine), 5.0f);
}

fn lit(material: Material, normal: vec3f, view: vec3f, world: vec3f, light: Light) -> vec3f {
  let to = light.position - world;
  let distance = length(to);
  let direction = to / distance;
  let half_way = normalize(direction + view);
  let n_dot_l = saturate(dot(normal, direction));
  let n_dot_v = max(dot(normal, view), 0.0001f);
  let f = fresnel(saturate(dot(half_way, view)), material.at_normal);
  let d = distribution(saturate(dot(normal, half_way)), material.roughness);
  let g = shadowing(n_dot_v, n_dot_l, material.roughness);
  let specular = f * (d * g / max(4.0f * n_dot_v * n_dot_l, 0.0001f));
  let diffuse = (1.0f - f) * (1.0f - material.metal) * material.base / 3.1415927f;
  let fade = pow(saturate(1.0f - pow(distance / light.range, 4.0f)), 2.0f) / (distance * distance + 1.0f);
  return (diffuse + specular) * light.color * light.intensity * fade * n_dot_l;
}

@fragment
fn shade(in: Surface, @builtin(front_facing) is_front: bool) -> @location(0) vec4f {
  let base = textureSample(base_map, smooth_sampler, in.uv);
  let packed_normal = textureSample(normal_map, smooth_sampler, in.uv).xyz * 2.0f - 1.0f;
  let metal_rough = textureSample(metal_map, smooth_sampler, in.uv);
  let emission = textureSample(emission_map, smooth_sampler, in.uv).xyz;
  if (is_alpha_tested && (base.w < 0.5f)) {
    discard;
  }
  let side = select(-1.0f, 1.0f, is_front);
  let up = normalize(in.normal) * side;
  let right = normalize(in.tangent.xyz);
  let frame = mat3x3f(right, cross(up, right) * in.tangent.w, up);
  let normal = normalize(frame * packed_normal);
  let view = normalize(camera.position - in.world);
  var material: Material;
  material.base = base.xyz;
  material.metal = metal_rough.z;
  material.roughness = clamp(metal_rough.y, 0.045f, 1.0f);
  material.at_normal = mix(vec3f(0.04f), base.xyz, material.metal);
  var color = emission;
  for (var i = 0u; i < arrayLength(&lights); i = i + 1u) {
    let v = color;
    color = v + lit(material, normal, view, in.world, lights[i]);
  }
  let n_dot_v = saturate(dot(normal, view));
  let levels = f32(textureNumLevels(surroundings));
  let ahead = textureSampleLevel(surroundings, smooth_sampler, reflect(-view, normal), material.roughness * levels);
  let around = textureSampleLevel(surroundings, smooth_sampler, normal, levels - 1.0f);
  let factors = textureSampleLevel(lookup, smooth_sampler, vec2f(n_dot_v, material.roughness), 0.0f).xy;
  color = color + ahead.xyz * (material.at_normal * factors.x + factors.y);
  color = color + around.xyz * material.base * (1.0f - material.metal);
  return vec4f(color, base.w);
}
