// A textured-by-formula mesh under several lights: vertex and fragment stages with shared structures.
struct Camera {
  view: mat4x4f,
  projection: mat4x4f,
  eye: vec3f,
  exposure: f32,
}

struct Light {
  position: vec3f,
  range: f32,
  colour: vec3f,
  intensity: f32,
}

struct Scene {
  ambient: vec3f,
  light_count: u32,
  lights: array<Light, 8>,
}

struct Instance {
  world: mat4x4f,
  normal: mat3x3f,
  tint: vec4f,
}

struct VertexInput {
  @location(0) position: vec3f,
  @location(1) normal: vec3f,
  @location(2) uv: vec2f,
}

struct Varyings {
  @builtin(position) clip: vec4f,
  @location(0) world: vec3f,
  @location(1) normal: vec3f,
  @location(2) uv: vec2f,
  @location(3) @interpolate(flat) instance: u32,
}

@group(0) @binding(0) var<uniform> camera: Camera;
@group(0) @binding(1) var<uniform> scene: Scene;
@group(1) @binding(0) var<storage, read> instances: array<Instance>;

const pi = 3.14159265359;

@vertex
fn vertex_main(in: VertexInput, @builtin(instance_index) index: u32) -> Varyings {
  let instance = &instances[index];
  let world = (*instance).world * vec4f(in.position, 1);
  var out: Varyings;
  out.clip = camera.projection * camera.view * world;
  out.world = world.xyz;
  out.normal = (*instance).normal * in.normal;
  out.uv = in.uv;
  out.instance = index;
  return out;
}

fn checker(uv: vec2f, cells: f32) -> f32 {
  let cell = vec2i(floor(uv * cells));
  return select(0.75, 1.0, ((cell.x + cell.y) & 1) == 0);
}

fn distribution(n_dot_h: f32, roughness: f32) -> f32 {
  let a = roughness * roughness;
  let d = n_dot_h * n_dot_h * (a * a - 1) + 1;
  return a * a / (pi * d * d);
}

fn shade(light: Light, world: vec3f, normal: vec3f, view: vec3f, albedo: vec3f) -> vec3f {
  let offset = light.position - world;
  let distance = length(offset);
  if distance > light.range {
    return vec3f();
  }
  let direction = offset / distance;
  let diffuse = max(dot(normal, direction), 0.0);
  let halfway = normalize(direction + view);
  let specular = distribution(max(dot(normal, halfway), 0.0), 0.4);
  let fade = saturate(1 - pow(distance / light.range, 4.0));
  return (albedo / pi + specular) * light.colour * (light.intensity * diffuse * fade / (distance * distance + 1));
}

@fragment
fn fragment_main(in: Varyings, @builtin(front_facing) front: bool) -> @location(0) vec4f {
  let tint = instances[in.instance].tint;
  if tint.a < 0.05 {
    discard;
  }
  var normal = normalize(in.normal);
  if !front {
    normal = -normal;
  }
  let albedo = tint.rgb * checker(in.uv, 8);
  let view = normalize(camera.eye - in.world);
  var colour = scene.ambient * albedo;
  for (var i = 0u; i < min(scene.light_count, 8u); i++) {
    colour += shade(scene.lights[i], in.world, normal, view, albedo);
  }
  colour *= camera.exposure;
  return vec4f(colour / (colour + 1), tint.a);
}
