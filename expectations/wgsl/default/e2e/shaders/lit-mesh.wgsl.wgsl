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

@vertex
fn vertex_main(in: VertexInput, @builtin(instance_index) index: u32) -> Varyings {
  let world = instances[index].world * vec4f(in.position, 1.0f);
  var out: Varyings;
  out.clip = camera.projection * camera.view * world;
  out.world = world.xyz;
  out.normal = instances[index].normal * in.normal;
  out.uv = in.uv;
  out.instance = index;
  return out;
}

fn checker(uv: vec2f, cells: f32) -> f32 {
  let cell = vec2i(floor(uv * cells));
  return select(0.75f, 1.0f, (((cell.x + cell.y) & 1i) == 0i));
}

fn distribution(n_dot_h: f32, roughness: f32) -> f32 {
  let a = roughness * roughness;
  let d = n_dot_h * n_dot_h * (a * a - 1.0f) + 1.0f;
  return a * a / (3.1415927f * d * d);
}

fn shade(light: Light, world: vec3f, normal: vec3f, view: vec3f, albedo: vec3f) -> vec3f {
  let offset = light.position - world;
  let distance = length(offset);
  if (distance > light.range) {
    return vec3f();
  }
  let direction = offset / distance;
  let diffuse = max(dot(normal, direction), 0.0f);
  let halfway = normalize(direction + view);
  let specular = distribution(max(dot(normal, halfway), 0.0f), 0.4f);
  let fade = saturate(1.0f - pow(distance / light.range, 4.0f));
  return (albedo / 3.1415927f + specular) * light.colour * (light.intensity * diffuse * fade / (distance * distance + 1.0f));
}

@fragment
fn fragment_main(in: Varyings, @builtin(front_facing) front: bool) -> @location(0) vec4f {
  let tint = instances[in.instance].tint;
  if (tint.w < 0.05f) {
    discard;
  }
  var normal = normalize(in.normal);
  if (!front) {
    normal = -normal;
  }
  let albedo = tint.xyz * checker(in.uv, 8.0f);
  let view = normalize(camera.eye - in.world);
  var colour = scene.ambient * albedo;
  for (var i = 0u; i < min(scene.light_count, 8u); i = i + 1u) {
    let v = colour;
    colour = v + shade(scene.lights[i], in.world, normal, view, albedo);
  }
  colour = colour * camera.exposure;
  return vec4f(colour / (colour + 1.0f), tint.w);
}
