//# expect-error: wgsl/old-syntax line 4
//# expect-error: wgsl/old-syntax line 8
//# expect-error: wgsl/old-syntax line 12
@stage(vertex)
fn vs(@location(0) position: vec4<f32>) -> @builtin(position) vec4<f32> {
  return position;
}
@stage(fragment)
fn fs() -> @location(0) vec4<f32> {
  return vec4<f32>(1.0, 0.0, 0.0, 1.0);
}
@stage(compute) @workgroup_size(8, 8)
fn cs() {
}
