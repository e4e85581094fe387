enable f16;

struct Data {
  a: f16,
  b: vec3h,
  c: vec2h,
  d: f32,
}

var<immediate> data: Data;
@group(0) @binding(0) var<storage, read_write> result: array<vec4h>;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) {
  result[0] = vec4h(data.b, data.a) * data.c[id.x % 2u] + f16(data.d);
}
