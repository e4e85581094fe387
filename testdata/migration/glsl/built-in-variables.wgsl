//# expect-error: wgsl/unknown-identifier line 5
//# expect-error: wgsl/unknown-identifier line 6
@vertex
fn main() -> @builtin(position) vec4f {
  let n = f32(gl_VertexIndex);
  return vec4f(n, f32(gl_InstanceIndex), 0.0, 1.0);
}
