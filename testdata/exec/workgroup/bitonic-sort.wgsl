//# dispatch: 1 1 1
//# write 0:0: u32 7 30 53 12 35 58 17 40 63 22 45 4 27 50 9 32 55 14 37 60 19 42 1 24 47 6 29 52 11 34 57 16
//# expect 0:0: u32 1 4 6 7 9 11 12 14 16 17 19 22 24 27 29 30 32 34 35 37 40 42 45 47 50 52 53 55 57 58 60 63
// A bitonic network over 32 keys, one invocation per key, exchanged by the lower one of each pair.
@group(0) @binding(0) var<storage, read_write> keys: array<u32, 32>;
var<workgroup> k: array<u32, 32>;

@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  k[i] = keys[i];
  for (var run = 2u; run <= 32u; run <<= 1u) {
    for (var gap = run >> 1u; gap != 0u; gap >>= 1u) {
      workgroupBarrier();
      let other = i ^ gap;
      if other > i {
        let ascending = (i & run) == 0u;
        if (k[i] > k[other]) == ascending {
          let t = k[i];
          k[i] = k[other];
          k[other] = t;
        }
      }
    }
  }
  workgroupBarrier();
  keys[i] = k[i];
}
