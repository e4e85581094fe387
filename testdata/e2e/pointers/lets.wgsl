// Pointers in lets: to members, to elements at run time indices, through other pointers, all followed at once.
struct Tile { cells: array<vec4f, 8>, count: u32 }
@group(0) @binding(0) var<storage, read_write> tiles: array<Tile>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) lane: u32) {
  let all_tiles = &tiles;
  let tile = &(*all_tiles)[id.x / 8];
  let cells = &(*tile).cells;
  let cell = &(*cells)[lane];
  (*cell).x = f32((*tile).count);
  *cell *= 2.0;
  var copy = *tile;
  let p = &copy.cells[0];
  *p = (*cells)[7 - lane];
  (*cells)[lane] = copy.cells[0];
}
