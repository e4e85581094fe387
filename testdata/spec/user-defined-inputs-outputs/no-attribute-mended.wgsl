@fragment
fn main(@location(0) colour: vec3f) -> @location(0) vec4f {
  return vec4f(colour, 1);
}
