//# note: sums over a window that doubles, between two buffers
//# read 0:0: u32 1 2 3 4 5 6 7 8
//# expect 0:1: u32 1 3 6 10 15 21 28 36
var<workgroup> sums: array<array<u32, 8>, 2>;
@group(0) @binding(0) var<storage, read> given: array<u32, 8>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 8>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) i: u32) {
  var side = 0u;
  sums[0][i] = given[i];
  workgroupBarrier();
  for (var step = 1u; step < 8; step *= 2) {
    var v = sums[side][i];
    if i >= step { v += sums[side][i - step]; }
    side = 1 - side;
    sums[side][i] = v;
    workgroupBarrier();
  }
  out[i] = sums[side][i];
}
