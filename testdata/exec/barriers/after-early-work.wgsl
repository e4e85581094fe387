//# note: invocations of different length meet at the barrier
//# expect 0:0: u32 0 1 3 6 10 15
var<workgroup> sums: array<u32, 6>;
@group(0) @binding(0) var<storage, read_write> out: array<u32, 6>;
@compute @workgroup_size(6) fn main(@builtin(local_invocation_index) i: u32) {
  var sum = 0u;
  for (var j = 0u; j <= i; j++) { sum += j; }
  sums[i] = sum;
  workgroupBarrier();
  out[5 - i] = sums[5 - i];
}
