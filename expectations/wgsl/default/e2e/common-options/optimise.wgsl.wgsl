struct Cell {
  weights: array<vec4f, 2>,
  count: u32,
}

@group(0) @binding(0) var<storage, read_write> cells: array<Cell, 8>;

fn rare(x: f32) -> f32 {
  return clamp(x, 0.25f, 0.75f);
}

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) index: u32) {
  var x = cells[index].weights[1].x * 9.0f;
  x = x / 2.0f;
  cells[index].weights[0].y = x;
  cells[index].count = cells[index].count + 4u;
}
