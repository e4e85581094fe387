//# note: ten mistakes in attributes and directives, and entry points that want them
//# expect-error: wgsl/unknown-enable-extension line 12
//# expect-error: wgsl/expected-identifier line 13
//# expect-error: wgsl/unknown-builtin-value line 15
//# expect-error: wgsl/attribute-parameters line 16
//# expect-error: wgsl/unknown-attribute line 19
//# expect-error: wgsl/attribute-parameters line 20
//# expect-error: wgsl/unclosed-delimiter line 22
//# expect-error: wgsl/unknown-attribute line 25
//# expect-error: wgsl/attribute-parameters line 29
//# expect-error: wgsl/missing-workgroup-size line 34
enable f61;
requires ;
struct Varyings {
  @builtin(postion) position: vec4f,
  @location() uv: vec2f,
  @location(1) half: f16,
}
@group(0) @bindng(0) var<uniform> scale: f32;
@group(0) @binding var<uniform> shift: f32;
@vertex
fn vs(@builtin(vertex_index index: u32) -> Varyings {
  return Varyings(vec4f(scale + shift), vec2f(f32(index)), 1h);
}
@fragmnt
fn fs(in: Varyings) -> @location(0) vec4f {
  return vec4f(in.uv, in.position.x, scale);
}
@compute @workgroup_size()
fn main(@builtin(local_invocation_id) id: vec3u) {
  _ = id;
}
@compute
fn other() {}
