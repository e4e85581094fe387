struct Attenuation {
  @align(16) constant: f32,
  linear: f32,
  quadratic: f32,
}

struct Light {
  position: vec3f,
  kind: u32,
  colour: vec3f,
  falloff: Attenuation,
}

struct Lights {
  list: array<Light, 4>,
  count: u32,
}

@group(0) @binding(0) var<uniform> lights: Lights;
@group(0) @binding(1) var<storage, read_write> out: vec3f;

@compute @workgroup_size(1)
fn main() {
  for (var i = 0u; i < lights.count; i = i + 1u) {
    let light = lights.list[i];
    let d = length(light.position);
    let f = light.falloff;
    out = out + light.colour / (f.constant + d * (f.linear + d * f.quadratic));
  }
}
