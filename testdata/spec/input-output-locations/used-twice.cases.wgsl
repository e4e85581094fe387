//# case fail
//# expect-error: wgsl/location-unique line 3
@fragment
fn main(@location(0) a: f32, @location(0) b: f32) -> @location(0) vec4f {
  return vec4f(a, b, 0, 1);
}
//# case pass
@fragment
fn main(@location(0) a: f32, @location(1) b: f32) -> @location(0) vec4f {
  return vec4f(a, b, 0, 1);
}
