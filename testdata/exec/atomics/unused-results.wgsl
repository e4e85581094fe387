//# write 0:0: u32 0xf0 0x0f 3 9 1
//# expect 0:0: u32 0x30 0x1f 2 4 6
@group(0) @binding(0) var<storage, read_write> cells: array<atomic<u32>, 5>;
@compute @workgroup_size(1) fn main() {
  atomicAnd(&cells[0], 0x3c);
  atomicOr(&cells[1], 0x10);
  atomicXor(&cells[2], 1);
  atomicMin(&cells[3], 4);
  atomicMax(&cells[4], 6);
}
