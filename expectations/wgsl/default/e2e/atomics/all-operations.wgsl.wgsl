@group(0) @binding(0) var<storage, read_write> u: array<atomic<u32>, 4>;
@group(0) @binding(1) var<storage, read_write> i: atomic<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32, 9>;

@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) lane: u32) {
  out[0] = atomicAdd(&u[0], lane);
  out[1] = atomicSub(&u[0], 1u);
  out[2] = atomicMin(&u[1], lane);
  out[3] = atomicMax(&u[1], lane);
  out[4] = atomicAnd(&u[2], ~lane);
  out[5] = atomicOr(&u[2], lane);
  out[6] = atomicXor(&u[2], lane);
  out[7] = atomicExchange(&u[3], lane);
  atomicStore(&u[3], atomicLoad(&u[0]));
  let r = atomicCompareExchangeWeak(&u[3], 3u, lane);
  out[8] = select(r.old_value, 100u, r.exchanged);
  _ = atomicAdd(&i, -1i);
  _ = atomicSub(&i, i32(lane));
  _ = atomicMin(&i, atomicMax(&i, 5i));
  _ = atomicAnd(&i, 255i);
  _ = atomicOr(&i, atomicXor(&i, 3i));
  let v = atomicExchange(&i, 1i);
  atomicStore(&i, v + atomicLoad(&i));
}
