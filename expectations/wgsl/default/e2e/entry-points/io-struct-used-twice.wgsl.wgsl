struct Varyings {
  @builtin(position) clip: vec4f,
  @location(0) world: vec3f,
}

@group(0) @binding(0) var<uniform> camera: mat4x4f;

fn project(world: vec3f) -> Varyings {
  var v: Varyings;
  v.world = world;
  v.clip = camera * vec4f(world, 1.0f);
  return v;
}

fn shade(v: Varyings) -> vec4f {
  return vec4f(v.world, v.clip.z);
}

@vertex
fn vertex_main(@location(0) world: vec3f) -> Varyings {
  return project(world);
}

@fragment
fn fragment_main(v: Varyings) -> @location(0) vec4f {
  return shade(v);
}
