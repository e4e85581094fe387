diagnostic(off, derivative_uniformity);
diagnostic(warning, vendor.unknown_rule);

fn slope(x: f32) -> f32 {
  return dpdx(x);
}

@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
  var sum = slope(uv.x);
  if (uv.x > 0.0f) {
    sum = sum + dpdy(uv.y);
  }
  for (var i = 0.0f; i < uv.x; i = i + 0.5f) {
    sum = sum + fwidth(uv.y);
  }
  sum = sum + dpdxFine(sum);
  return vec4f(sum);
}
