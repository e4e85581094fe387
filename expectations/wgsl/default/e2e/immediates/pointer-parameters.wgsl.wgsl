struct Data {
  offset: vec4f,
  turn: mat2x2f,
}

var<immediate> data: Data;
@group(0) @binding(0) var<storage, read_write> result: array<f32>;

fn column(turn: ptr<immediate, mat2x2f>, i: u32) -> f32 {
  return (*turn)[i].x + (*turn)[1][i];
}

fn all(source: ptr<immediate, Data>) -> f32 {
  return column(&(*source).turn, u32((*source).offset.x));
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  let v = all(&data);
  result[i] = v + column(&data.turn, i & 1u);
}
