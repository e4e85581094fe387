struct Tile {
  cells: array<vec4f, 8>,
  count: u32,
}

@group(0) @binding(0) var<storage, read_write> tiles: array<Tile>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) lane: u32) {
  let v = id.x / 8u;
  tiles[v].cells[lane].x = f32(tiles[v].count);
  tiles[v].cells[lane] = tiles[v].cells[lane] * 2.0f;
  var copy = tiles[v];
  copy.cells[0] = tiles[v].cells[7u - lane];
  tiles[v].cells[lane] = copy.cells[0];
}
