//# expect-error: wgsl/entry-point-io
@fragment
fn main(colour: vec3f) -> @location(0) vec4f {
  return vec4f(colour, 1);
}
