// Workgroup sizes from literals of both types, constants and const-expressions.
const side = 4;
@group(0) @binding(0) var<storage, read_write> out: atomic<u32>;

@compute @workgroup_size(64)
fn a() { atomicAdd(&out, 1); }

@compute @workgroup_size(8u, 8u)
fn b() { atomicAdd(&out, 1); }

@compute @workgroup_size(side, side * 2, side / 4,)
fn c() { atomicAdd(&out, 1); }

@workgroup_size(1, 1, 64) @compute
fn d() { atomicAdd(&out, 1); }
