// Immediate data of 16 bits.
enable f16;
requires immediate_address_space;

struct Data {
  a: f16,
  b: vec3<f16>,
  c: vec2<f16>,
  d: f32,
}

var<immediate> data: Data;
@group(0) @binding(0) var<storage, read_write> result: array<vec4<f16>>;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) {
  result[0] = vec4<f16>(data.b, data.a) * data.c[id.x % 2] + f16(data.d);
}
