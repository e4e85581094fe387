//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/old-syntax line 7
//# expect-error: wgsl/old-syntax line 8
//# expect-error: wgsl/old-syntax line 8
//# expect-error: wgsl/old-syntax line 14
struct Out { @builtin(position) position: vec4<f32>; };
@stage(vertex)
fn vs(@builtin(vertex_idx) vertex: u32, @builtin(instance_idx) instance: u32) -> Out {
  var out: Out;
  out.position = vec4<f32>(f32(vertex), f32(instance), 0.0, 1.0);
  return out;
}
@fragment
fn fs(@builtin(frag_coord) at: vec4<f32>) -> @location(0) vec4<f32> {
  return at;
}
