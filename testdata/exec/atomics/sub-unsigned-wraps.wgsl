//# write 0:0: u32 0 5
//# expect 0:0: u32 4294967295 3
@group(0) @binding(0) var<storage, read_write> cells: array<atomic<u32>, 2>;
@compute @workgroup_size(1) fn main() {
  atomicSub(&cells[0], 1);
  atomicSub(&cells[1], 2);
}
