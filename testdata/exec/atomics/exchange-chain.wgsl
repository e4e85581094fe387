//# note: whoever comes, each value is seen exactly once
//# expect 0:0: u32 36
var<workgroup> cell: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> sum: atomic<u32>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) i: u32) {
  atomicAdd(&sum, atomicExchange(&cell, i + 1));
  workgroupBarrier();
  if i == 0 { atomicAdd(&sum, atomicLoad(&cell)); }
}
