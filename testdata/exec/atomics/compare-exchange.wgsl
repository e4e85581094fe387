//# dispatch: 1 1 1
//# write 0:0: i32 5
//# expect 0:0: i32 9
//# expect 0:1: i32 5 0 5 1 9 0
// A comparison that fails changes nothing and tells the value found; one that may succeed is tried until it does.
@group(0) @binding(0) var<storage, read_write> a: atomic<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 6>;

@compute @workgroup_size(1)
fn main() {
  let failed = atomicCompareExchangeWeak(&a, 6, 100);
  out[0] = failed.old_value;
  out[1] = i32(failed.exchanged);
  var tries = 0;
  while tries < 1000 {
    let r = atomicCompareExchangeWeak(&a, 5, 9);
    out[2] = r.old_value;
    out[3] = select(0, 1, r.exchanged);
    if r.exchanged {
      break;
    }
    tries++;
  }
  let again = atomicCompareExchangeWeak(&a, 5, 9);
  out[4] = again.old_value;
  out[5] = i32(again.exchanged);
}
