// A module with a single fragment entry point and a helper.
fn grey(c: vec3f) -> f32 { return dot(c, vec3f(0.2126, 0.7152, 0.0722)); }

@fragment
fn main(@location(0) colour: vec4f) -> @location(0) vec4f {
  return vec4f(vec3f(grey(colour.rgb)), colour.a);
}
