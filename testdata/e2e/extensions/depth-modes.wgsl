//# note: promises of depth, as results by themselves and as members
requires fragment_depth;

struct Out {
  @location(0) color: vec4f,
  @builtin(frag_depth, greater) depth: f32,
}

@fragment
fn farther(@builtin(position) at: vec4f) -> Out {
  return Out(vec4f(1), min(at.z + 0.125, 1.0));
}

@fragment
fn nearer(@builtin(position) at: vec4f) -> @builtin(frag_depth, less) f32 {
  return at.z * 0.5;
}

@fragment
fn unsaid(@builtin(position) at: vec4f) -> @builtin(frag_depth) f32 {
  return at.z;
}
