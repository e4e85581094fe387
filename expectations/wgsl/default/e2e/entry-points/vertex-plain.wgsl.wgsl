@vertex
fn main(@location(0) place: vec2f, @builtin(vertex_index) vertex: u32, @builtin(instance_index) instance: u32) -> @builtin(position) vec4f {
  let shift = vec2f(f32(vertex % 2u), f32(instance)) * 0.1f;
  return vec4f(place + shift, 0.0f, 1.0f);
}
