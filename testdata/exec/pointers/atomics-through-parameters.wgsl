//# expect 0:0: u32 12 4
struct Counters { all: atomic<u32>, even: atomic<u32> }
@group(0) @binding(0) var<storage, read_write> counters: Counters;
fn add(counter: ptr<storage, atomic<u32>, read_write>, n: u32) { atomicAdd(counter, n); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) i: u32) {
  add(&counters.all, 1 + i % 2);
  if i % 2 == 0 { add(&counters.even, 1); }
}
