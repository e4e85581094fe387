@fragment
fn main(@builtin(position) position: vec4f) -> @builtin(frag_depth) f32 {
  return saturate(position.z * 0.5f + position.x * 0.001f);
}
