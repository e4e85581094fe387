//# note: converted to the nearest value inside
//# read 0:0: f32 1e20 -1e20 -0.9 2147483648 4294967296 3.99 -3.99
//# expect 0:1: i32 2147483520 -2147483648 0 2147483520 2147483520 3 -3
//# expect 0:2: u32 4294967040 0 0 2147483648 4294967040 3 0
@group(0) @binding(0) var<storage, read> given: array<f32, 7>;
@group(0) @binding(1) var<storage, read_write> signed: array<i32, 7>;
@group(0) @binding(2) var<storage, read_write> unsigned: array<u32, 7>;
@compute @workgroup_size(7) fn main(@builtin(local_invocation_index) i: u32) {
  signed[i] = i32(given[i]);
  unsigned[i] = u32(given[i]);
}
