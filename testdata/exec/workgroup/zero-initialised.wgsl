//# dispatch: 3 1 1
//# expect 0:0: u32 0*4 1 0*4 1 0*4 1
// Workgroup memory starts as zeros in every workgroup, structures, arrays and vectors included.
struct Cell {
  position: vec3f,
  flags: array<u32, 3>,
  live: bool,
}
var<workgroup> cells: array<Cell, 16>;
var<workgroup> turn: mat2x2f;
var<workgroup> counter: u32;
@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 5>, 3>;

@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) group: vec3u) {
  var bad = 0u;
  if any(cells[i].position != vec3f()) { bad |= 1u; }
  if cells[i].flags[0] + cells[i].flags[1] + cells[i].flags[2] != 0 { bad |= 2u; }
  if cells[i].live { bad |= 4u; }
  if any(turn[i % 2] != vec2f()) { bad |= 8u; }
  workgroupBarrier();
  cells[i] = Cell(vec3f(1), array<u32, 3>(bad, bad, bad), true);
  if i == 0 { counter += 1; turn[0] = vec2f(1); }
  workgroupBarrier();
  if i == 15 {
    for (var k = 0u; k < 16; k++) {
      out[group.x][k % 4] |= cells[k].flags[k % 3];
    }
    out[group.x][4] = counter;
  }
}
