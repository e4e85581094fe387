//# note: nodes pushed by compare and exchange are all on the list
//# expect 0:0: u32 28 8
var<workgroup> head: atomic<u32>;
var<workgroup> next: array<u32, 9>;
@group(0) @binding(0) var<storage, read_write> out: array<u32, 2>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) i: u32) {
  for (var tries = 0; tries < 1000; tries++) {
    let top = atomicLoad(&head);
    next[i + 1] = top;
    if atomicCompareExchangeWeak(&head, top, i + 1).exchanged { break; }
  }
  workgroupBarrier();
  if i == 0 {
    var at = atomicLoad(&head);
    var sum = 0u;
    var count = 0u;
    while at != 0 {
      sum += at - 1;
      count++;
      at = next[at];
    }
    out[0] = sum;
    out[1] = count;
  }
}
