struct Targets {
  @location(0) color: vec4f,
  @location(9) coverage: f32,
}

@fragment
fn main() -> Targets {
  return Targets(vec4f(1.0f), 0.5f);
}
