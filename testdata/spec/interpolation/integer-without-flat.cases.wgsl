//# case fail
//# expect-error: wgsl/interpolate-flat line 3
@fragment
fn main(@location(0) layer: u32) -> @location(0) vec4f {
  return vec4f(f32(layer));
}
//# case pass
@fragment
fn main(@location(0) @interpolate(flat) layer: u32) -> @location(0) vec4f {
  return vec4f(f32(layer));
}
