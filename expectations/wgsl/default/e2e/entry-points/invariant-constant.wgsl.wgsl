struct Placed {
  @location(0) weight: f32,
  @builtin(position) @invariant position: vec4f,
}

@vertex
fn everywhere_the_same() -> @builtin(position) @invariant vec4f {
  return vec4f();
}

@vertex
fn beside_another() -> Placed {
  return Placed(2.0f, vec4f(0.0f, 0.0f, 0.0f, 1.0f));
}
