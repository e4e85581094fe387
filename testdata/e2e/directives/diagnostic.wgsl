// Diagnostic filters at module scope and on functions, loops, branches and blocks.
diagnostic(info, derivative_uniformity);
diagnostic(warning, vendor.unknown_rule);

@diagnostic(warning, derivative_uniformity)
fn slope(x: f32) -> f32 {
  return dpdx(x);
}

@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
  var sum = slope(uv.x);
  @diagnostic(off, derivative_uniformity)
  if uv.x > 0 {
    sum += dpdy(uv.y);
  }
  @diagnostic(off, derivative_uniformity) for (var i = 0.0; i < uv.x; i += 0.5) @diagnostic(info, derivative_uniformity) {
    sum += fwidth(uv.y);
  }
  @diagnostic(off, derivative_uniformity) {
    sum += dpdxFine(sum);
  }
  return vec4f(sum);
}
