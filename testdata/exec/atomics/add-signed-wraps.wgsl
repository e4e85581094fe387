//# write 0:0: i32 2147483647
//# expect 0:0: i32 -2147483648
//# expect 0:1: i32 2147483647
@group(0) @binding(0) var<storage, read_write> cell: atomic<i32>;
@group(0) @binding(1) var<storage, read_write> old: i32;
@compute @workgroup_size(1) fn main() { old = atomicAdd(&cell, 1); }
