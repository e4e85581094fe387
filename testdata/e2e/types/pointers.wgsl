// Pointer types written out, for each address space that can have them.
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
  let a: ptr<function, Cell> = &local;
  let b: ptr<private, Cell> = &mine;
  let c: ptr<workgroup, array<i32, 4>> = &ours.list;
  let d: ptr<storage, u32, read_write> = &kept.n;
  let e: ptr<uniform, vec4i> = &given;
  let f: ptr<storage, Cell, read_write> = &kept;
  (*a).n = 1;
  (*b).list[2] = (*e).x;
  (*c)[1] = (*e)[2];
  *d += (*a).n;
  (*f).list = (*b).list;
  kept.list[0] += (*c)[1];
}
