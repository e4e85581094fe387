// A fragment shader whose only output is the depth.
@fragment
fn main(@builtin(position) position: vec4f) -> @builtin(frag_depth) f32 {
  return saturate(position.z * 0.5 + position.x * 0.001);
}
