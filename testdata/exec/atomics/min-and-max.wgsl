//# dispatch: 2 1 1
//# read 0:0: i32 -39 -2 35 -29 8 45 -19 18 -46 -9 28 -36 1 38 -26 11 48 -16 21 -43 -6 31 -33 4 41 -23 14 -50
//# read 0:0: i32 -13 24 -40 -3 34 -30 7 44 -20 17 -47 -10 27 -37 0 37 -27 10 47 -17 20 -44 -7 30 -34 3 40 -24
//# read 0:0: i32 13 50 -14 23 -41 -4 33 -31
//# write 0:1: i32 2147483647 -2147483648
//# write 0:2: u32 4294967295 0
//# expect 0:1: i32 -50 50
//# expect 0:2: u32 0 0xfffffffe
// Signed and unsigned extremes of the same bits.
@group(0) @binding(0) var<storage, read> v: array<i32, 64>;
@group(0) @binding(1) var<storage, read_write> signed: array<atomic<i32>, 2>;
@group(0) @binding(2) var<storage, read_write> unsigned: array<atomic<u32>, 2>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let x = v[id.x];
  atomicMin(&signed[0], x);
  atomicMax(&signed[1], x);
  atomicMin(&unsigned[0], u32(x));
  atomicMax(&unsigned[1], u32(x));
}
