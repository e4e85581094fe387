@group(0) @binding(0) var<uniform> steps: u32;

fn footprint(p: vec2f) -> f32 {
  return max(length(dpdx(p)), length(dpdy(p)));
}

@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
  var sum = 0.0f;
  for (var i = 0i; i < 3i; i = i + 1i) {
    let v = sum;
    sum = v + footprint(uv * f32(i + 1i));
  }
  if (steps > 2u) {
    sum = sum + fwidth(uv.x);
  }
  return vec4f(sum);
}
