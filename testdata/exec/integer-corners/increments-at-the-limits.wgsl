//# expect 0:0: u32 0 4294967295
//# expect 0:1: i32 -2147483648 2147483647
@group(0) @binding(0) var<storage, read_write> unsigned: array<u32, 2>;
@group(0) @binding(1) var<storage, read_write> signed: array<i32, 2>;
@compute @workgroup_size(1) fn main() {
  unsigned[0] = 0xffffffff;
  unsigned[0]++;
  unsigned[1]--;
  signed[0] = 2147483647;
  signed[0]++;
  signed[1] = -2147483647 - 1;
  signed[1]--;
}
