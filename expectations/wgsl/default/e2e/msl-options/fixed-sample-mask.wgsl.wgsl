struct Both {
  @location(0) colour: vec4f,
  @builtin(sample_mask) mask: u32,
}

@fragment
fn with_its_own(@builtin(sample_mask) covered: u32) -> Both {
  return Both(vec4f(1.0f, 0.5f, 0.25f, 1.0f), covered >> 1u);
}

@fragment
fn with_colour_alone() -> @location(0) vec4f {
  return vec4f(0.25f);
}

@fragment
fn with_nothing() {
}
