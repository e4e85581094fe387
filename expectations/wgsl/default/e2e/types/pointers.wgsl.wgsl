struct Cell {
  n: u32,
  list: array<i32, 4>,
}

var<private> mine: Cell;
var<workgroup> ours: Cell;
@group(0) @binding(0) var<storage, read_write> kept: Cell;
@group(0) @binding(1) var<uniform> given: vec4i;

@compute @workgroup_size(1)
fn main() {
  var local: Cell;
  local.n = 1u;
  mine.list[2] = given.x;
  ours.list[1] = given.z;
  kept.n = kept.n + local.n;
  kept.list = mine.list;
  kept.list[0] = kept.list[0] + ours.list[1];
}
