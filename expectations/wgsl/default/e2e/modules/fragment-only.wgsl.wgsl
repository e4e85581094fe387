fn grey(c: vec3f) -> f32 {
  return dot(c, vec3f(0.2126f, 0.7152f, 0.0722f));
}

@fragment
fn main(@location(0) colour: vec4f) -> @location(0) vec4f {
  return vec4f(vec3f(grey(colour.xyz)), colour.w);
}
