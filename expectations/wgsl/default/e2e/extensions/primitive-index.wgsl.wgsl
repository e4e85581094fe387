enable primitive_index;

struct In {
  @location(0) uv: vec2f,
  @builtin(primitive_index) primitive: u32,
}

@group(0) @binding(0) var<storage, read> colors: array<vec4f>;

@fragment
fn in_structure(in: In) -> @location(0) vec4f {
  return colors[in.primitive % arrayLength(&colors)] * in.uv.x;
}

@fragment
fn plain(@builtin(primitive_index) primitive: u32) -> @location(0) vec4u {
  return vec4u(primitive);
}
