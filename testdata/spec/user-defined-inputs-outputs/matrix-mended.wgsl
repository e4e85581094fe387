struct Varyings {
  @builtin(position) position: vec4f,
  @location(0) frame: vec4f,
}
@vertex
fn main() -> Varyings {
  return Varyings();
}
