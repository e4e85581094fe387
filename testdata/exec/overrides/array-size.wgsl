//# dispatch: 1 1 1
//# override: tile = 4
//# expect 0:0: u32 34 24 14 4
// A workgroup array whose length is an override expression.
override tile: u32 = 2;
var<workgroup> cells: array<u32, tile * 2>;
@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(tile)
fn main(@builtin(local_invocation_index) i: u32) {
  cells[i] = 10 * i;
  cells[i + tile] = tile;
  workgroupBarrier();
  out[i] = cells[tile - 1 - i] + cells[2 * tile - 1 - i];
}
