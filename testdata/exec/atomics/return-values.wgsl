//# dispatch: 1 1 1
//# write 0:0: u32 10
//# expect 0:0: u32 77
//# expect 0:1: u32 10 15 12 8 12 12 13 5 77
// Each operation returns what was there before; store returns nothing, load the present value.
@group(0) @binding(0) var<storage, read_write> a: atomic<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 9>;

@compute @workgroup_size(1)
fn main() {
  out[0] = atomicAdd(&a, 5u);
  out[1] = atomicSub(&a, 3u);
  out[2] = atomicAnd(&a, 8u);
  out[3] = atomicOr(&a, 4u);
  out[4] = atomicMax(&a, 3u);
  out[5] = atomicXor(&a, 1u);
  out[6] = atomicMin(&a, 5u);
  out[7] = atomicExchange(&a, 7u);
  atomicStore(&a, atomicLoad(&a) + 70u);
  out[8] = atomicLoad(&a);
}
