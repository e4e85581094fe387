//# note: amounts are taken modulo 32
//# read 0:0: u32 0 1 31 32 33 63 64 4294967295
//# expect 0:1: u32 5 10 2147483648 5 10 2147483648 5 2147483648
//# expect 0:2: i32 -16 -8 -1 -16 -8 -1 -16 -1
@group(0) @binding(0) var<storage, read> amounts: array<u32, 8>;
@group(0) @binding(1) var<storage, read_write> lefts: array<u32, 8>;
@group(0) @binding(2) var<storage, read_write> rights: array<i32, 8>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) i: u32) {
  lefts[i] = 5u << amounts[i];
  rights[i] = -16i >> amounts[i];
}
