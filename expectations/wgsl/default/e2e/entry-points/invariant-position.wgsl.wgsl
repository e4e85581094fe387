struct Output {
  @builtin(position) @invariant position: vec4f,
}

@vertex
fn depth_pass(@location(0) place: vec3f) -> Output {
  return Output(vec4f(place, 1.0f));
}

@vertex
fn colour_pass(@location(0) place: vec3f) -> @builtin(position) @invariant vec4f {
  return vec4f(place, 1.0f);
}
