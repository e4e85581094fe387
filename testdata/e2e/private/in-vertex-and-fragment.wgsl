// Private variables in graphics stages: each invocation starts anew.
var<private> gamma: f32 = 2.2;
var<private> corner: vec2f;

fn encode(c: vec3f) -> vec3f {
  return pow(c, vec3f(1 / gamma));
}

@vertex
fn vertex_main(@builtin(vertex_index) i: u32) -> @builtin(position) vec4f {
  corner[i % 2] = 1;
  return vec4f(corner, 0, 1);
}

@fragment
fn fragment_main(@builtin(position) p: vec4f) -> @location(0) vec4f {
  if p.x > 100 {
    gamma = 1.8;
  }
  return vec4f(encode(fract(p.xyz)), 1);
}
