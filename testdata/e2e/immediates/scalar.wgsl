// An entry point for each variable: none uses two.
requires immediate_address_space;
var<immediate> scale: f32;
var<immediate> offset: vec2u;
@group(0) @binding(0) var<storage, read_write> result: array<f32, 4>;

@compute @workgroup_size(1)
fn scaled() {
  result[0] *= scale;
}

@fragment
fn shifted(@builtin(position) place: vec4f) -> @location(0) vec4f {
  return place + vec4f(vec2f(offset), 0, 0);
}
