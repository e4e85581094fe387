diagnostic(warning, derivative_uniformity);

struct Clip {
  @builtin(position) @invariant position: vec4f,
  @location(0) shade: f32,
}

@vertex
fn place(@location(0) p: vec3f) -> Clip {
  return Clip(vec4f(p, 1.0f), p.z);
}

@fragment
fn paint(@builtin(position) @invariant at: vec4f, @location(0) shade: f32) -> @location(0) vec4f {
  return vec4f(at.xy / 256.0f, shade, 1.0f);
}
