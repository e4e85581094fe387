//# targets: spirv
//# options spirv: {"names": false}
// Nothing is named: no driver can take a name for a meaning.
struct Varying {
  @builtin(position) place: vec4f,
  @location(0) normal: vec3f,
}

@vertex
fn main(@location(0) position: vec3f, @location(1) normal: vec3f) -> Varying {
  return Varying(vec4f(position, 1), normal);
}
