//# case fail
//# expect-error: wgsl/derivative-uniformity
@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
  if uv.x > 0.5 {
    return vec4f(dpdx(uv.y));
  }
  return vec4f();
}
//# case pass
@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
  let slope = dpdx(uv.y);
  if uv.x > 0.5 {
    return vec4f(slope);
  }
  return vec4f();
}
