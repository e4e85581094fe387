//# read 0:0: u32 1 0xf0f0f0f0 0x12345678
//# expect 0:1: u32 0x80000000 0x0f0f0f0f 0x1e6a2c48 0xfffffffe 0x0f0f0f0f 0xedcba987
@group(0) @binding(0) var<storage, read> given: array<u32, 3>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 6>;
@compute @workgroup_size(3) fn main(@builtin(local_invocation_index) i: u32) {
  out[i] = reverseBits(given[i]);
  out[3 + i] = ~given[i];
}
