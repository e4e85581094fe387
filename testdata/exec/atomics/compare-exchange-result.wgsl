//# write 0:0: u32 5
//# expect 0:0: u32 7
//# expect 0:1: u32 5 0 7 1 7 7
@group(0) @binding(0) var<storage, read_write> cell: atomic<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 6>;
@compute @workgroup_size(1) fn main() {
  let miss = atomicCompareExchangeWeak(&cell, 4, 9);
  out[0] = miss.old_value;
  out[1] = u32(miss.exchanged);
  var tries = 0;
  loop {
    let hit = atomicCompareExchangeWeak(&cell, 5, 7);
    tries++;
    if hit.exchanged || tries > 100 { break; }
  }
  out[2] = atomicLoad(&cell);
  out[3] = u32(tries <= 100);
  out[4] = atomicExchange(&cell, 7);
  out[5] = atomicAdd(&cell, 0);
}
