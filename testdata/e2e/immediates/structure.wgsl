// Immediate data: scalars, vectors, matrices and structures, read whole and in parts.
requires immediate_address_space;

struct Tint {
  colour: vec3f,
  strength: f32,
}

struct Data {
  turn: mat2x2f,
  tint: Tint,
  count: u32,
}

var<immediate> data: Data;
@group(0) @binding(0) var<storage, read_write> result: array<vec4f>;

fn tinted(tint: Tint) -> vec3f {
  return tint.colour * tint.strength;
}

@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if id.x >= data.count {
    return;
  }
  let turned = data.turn * vec2f(1, 2) + data.turn[id.x % 2];
  result[id.x] = vec4f(tinted(data.tint), turned.x + data.tint.colour[id.x % 3]);
}
