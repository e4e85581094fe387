// Derivatives in a helper that is called in uniform control flow, from a loop with a constant bound and behind a uniform if.
@group(0) @binding(0) var<uniform> steps: u32;

fn footprint(p: vec2f) -> f32 {
  return max(length(dpdx(p)), length(dpdy(p)));
}

@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
  var sum = 0.0;
  for (var i = 0; i < 3; i++) {
    sum += footprint(uv * f32(i + 1));
  }
  if steps > 2 {
    sum += fwidth(uv.x);
  }
  return vec4f(sum);
}
