diagnostic(off, derivative_uniformity);

@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
  var sum = vec2f();
  if (uv.x > 0.5f) {
    sum = sum + dpdx(uv);
  }
  for (var i = 0.0f; i < uv.y; i = i + 0.25f) {
    sum = sum + fwidth(uv * i);
  }
  return vec4f(sum, 0.0f, 1.0f);
}
