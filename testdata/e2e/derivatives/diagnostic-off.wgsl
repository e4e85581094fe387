// Derivatives in non-uniform control flow, the check switched off by an attribute of the entry point.
@fragment
@diagnostic(off, derivative_uniformity)
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
  var sum = vec2f();
  if uv.x > 0.5 {
    sum += dpdx(uv);
  }
  for (var i = 0.0; i < uv.y; i += 0.25) {
    sum += fwidth(uv * i);
  }
  return vec4f(sum, 0, 1);
}
