@fragment
fn main(@location(0) colour: vec3f, @location(1) alpha: f32) -> @location(0) vec4f {
  return vec4f(colour * alpha, alpha);
}
