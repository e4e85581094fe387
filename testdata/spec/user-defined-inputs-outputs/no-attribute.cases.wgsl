//# case fail
//# expect-error: wgsl/io-attribute line 3
@fragment
fn main(colour: vec3f) -> @location(0) vec4f {
  return vec4f(colour, 1);
}
//# case pass
@fragment
fn main(@location(0) colour: vec3f) -> @location(0) vec4f {
  return vec4f(colour, 1);
}
