struct Targets {
  @location(0) albedo: vec4f,
  @location(1) normal: vec2f,
  @location(2) material: u32,
  @location(4) motion: vec4i,
}

@fragment
fn main(@location(0) normal: vec3f, @location(1) @interpolate(flat) id: u32) -> Targets {
  var t: Targets;
  t.albedo = vec4f(abs(normal), 1.0f);
  t.normal = normalize(normal).xy;
  t.material = id & 255u;
  t.motion = vec4i(normal.xyzz * 127.0f);
  return t;
}
