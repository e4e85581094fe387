struct Draw {
  transform: mat3x3f,
  tint: vec3f,
  layer: u32,
}

var<immediate> draw: Draw;

fn placed(p: vec2f) -> vec4f {
  let q = draw.transform * vec3f(p, 1.0f);
  return vec4f(q.xy, f32(draw.layer) / 16.0f, q.z);
}

@vertex
fn place(@location(0) p: vec2f) -> @builtin(position) vec4f {
  return placed(p);
}

@fragment
fn paint() -> @location(0) vec4f {
  return vec4f(draw.tint, 1.0f);
}
