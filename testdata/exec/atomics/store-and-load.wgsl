//# expect 0:0: i32 -3 5
//# expect 0:1: i32 -3 0
@group(0) @binding(0) var<storage, read_write> cells: array<atomic<i32>, 2>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 2>;
@compute @workgroup_size(1) fn main() {
  atomicStore(&cells[0], -3);
  out[0] = atomicLoad(&cells[0]);
  out[1] = atomicLoad(&cells[1]);
  atomicStore(&cells[1], 5);
}
