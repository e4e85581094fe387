//# targets: spirv
//# options spirv: {"f16_io": false}
// Inputs and outputs of 16 bits pass as 32, so that StorageInputOutput16 is not needed.
enable f16;

struct Out {
  @builtin(position) place: vec4f,
  @location(0) colour: vec3<f16>,
}

@vertex
fn vertex_main(@location(0) in: vec2<f16>) -> Out {
  return Out(vec4f(vec2f(in), 0, 1), vec3<f16>(in, 1));
}

@fragment
fn fragment_main(@location(0) colour: vec3<f16>) -> @location(0) vec4<f16> {
  return vec4<f16>(colour, 1);
}
