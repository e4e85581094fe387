@fragment
fn main(@location(0) a: f32, @location(1) b: vec2f, @location(2) c: vec3f) -> @location(0) vec4f {
  let coarse = vec3f(dpdxCoarse(a), dpdyCoarse(a), fwidthCoarse(a));
  let fine = dpdxFine(c) + dpdyFine(c) - fwidthFine(c);
  let plain = dpdx(b) * dpdy(b) / (fwidth(b) + 1.0f);
  return vec4f(coarse + fine, plain.x);
}
