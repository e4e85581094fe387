struct Settings {
  direction: vec3f,
  strength: f32,
  size: vec2u,
  seed: i32,
  gain: f32,
}

@group(0) @binding(0) var<uniform> settings: Settings;
@group(0) @binding(1) var<storage, read_write> out: vec4f;

@compute @workgroup_size(1)
fn main() {
  out = vec4f(settings.direction * settings.strength, f32(settings.size.y) + f32(settings.seed) * settings.gain);
}
