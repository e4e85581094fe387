// A vertex and a fragment stage: what goes in, what goes between them, and which resources each uses.
enable f16;

struct Camera {
  view_projection: mat4x4f,
  eye: vec3f,
  exposure: f32,
}

struct Light {
  position: vec3f,
  colour: vec3f,
}

struct Lights {
  count: u32,
  items: array<Light>,
}

struct Attributes {
  @location(0) position: vec3f,
  @location(1) normal: vec3f,
  @location(4) weights: vec2<f16>,
}

struct Varyings {
  @builtin(position) @invariant position: vec4f,
  @location(0) world: vec3f,
  @location(1) @interpolate(linear, sample) normal: vec3f,
  @location(2) @interpolate(flat) material: u32,
  @location(3) @interpolate(perspective, centroid) uv: vec2f,
}

struct Targets {
  @location(0) colour: vec4f,
  @location(2) id: u32,
  @builtin(frag_depth) depth: f32,
}

@group(0) @binding(0) var<uniform> camera: Camera;
@group(1) @binding(3) var<storage> lights: Lights;
@group(0) @binding(2) var<storage> materials: array<vec4f>;
@group(1) @binding(0) var<storage, read_write> picked: atomic<u32>;
@group(2) @binding(0) var<uniform> unused: vec4f;

@vertex
fn project(in: Attributes, @builtin(instance_index) instance: u32, @location(7) material: u32) -> Varyings {
  var out: Varyings;
  out.position = camera.view_projection * vec4f(in.position, 1);
  out.world = in.position;
  out.normal = in.normal;
  out.material = material + instance;
  out.uv = vec2f(in.weights);
  return out;
}

fn shade(world: vec3f, normal: vec3f) -> vec3f {
  var sum = vec3f();
  for (var i = 0u; i < lights.count; i++) {
    sum += lights.items[i].colour * dot(normal, normalize(lights.items[i].position - world));
  }
  return sum * camera.exposure;
}

@fragment
fn shade_all(in: Varyings, @builtin(front_facing) front: bool, @builtin(sample_index) sample: u32) -> Targets {
  if false {
    // Dead code uses its variables too.
    atomicMax(&picked, in.material);
  }
  let facing = select(-1.0, 1.0, front);
  let colour = shade(in.world, in.normal * facing) * materials[in.material].rgb;
  return Targets(vec4f(colour, 1), in.material + sample, in.position.z);
}

@fragment
fn plain(@location(0) world: vec3f) -> @location(0) vec4f {
  return vec4f(world, 1);
}
