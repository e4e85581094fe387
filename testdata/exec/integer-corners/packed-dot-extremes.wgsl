//# read 0:0: u32 0x80808080 0x7f7f7f7f 0xffffffff
//# expect 0:1: i32 65536 -65024 4
//# expect 0:2: u32 260100
@group(0) @binding(0) var<storage, read> given: array<u32, 3>;
@group(0) @binding(1) var<storage, read_write> signed: array<i32, 3>;
@group(0) @binding(2) var<storage, read_write> unsigned: u32;
@compute @workgroup_size(1) fn main() {
  signed[0] = dot4I8Packed(given[0], given[0]);
  signed[1] = dot4I8Packed(given[0], given[1]);
  signed[2] = dot4I8Packed(given[2], given[2]);
  unsigned = dot4U8Packed(given[2], given[2]);
}
