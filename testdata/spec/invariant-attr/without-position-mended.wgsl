@vertex
fn main(@location(0) place: vec4f) -> @builtin(position) vec4f {
  return place;
}
