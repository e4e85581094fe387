var<private> gamma: f32 = 2.2f;
var<private> corner: vec2f;

fn encode(c: vec3f) -> vec3f {
  return pow(c, vec3f(1.0f / gamma));
}

@vertex
fn vertex_main(@builtin(vertex_index) i: u32) -> @builtin(position) vec4f {
  corner[i % 2u] = 1.0f;
  return vec4f(corner, 0.0f, 1.0f);
}

@fragment
fn fragment_main(@builtin(position) p: vec4f) -> @location(0) vec4f {
  if (p.x > 100.0f) {
    gamma = 1.8f;
  }
  return vec4f(encode(fract(p.xyz)), 1.0f);
}
