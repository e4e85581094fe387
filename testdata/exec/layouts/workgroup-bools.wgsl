//# read 0:0: u32 3 8 5 12
//# expect 0:1: u32 1 0 1 0 2
var<workgroup> odd: array<bool, 4>;
@group(0) @binding(0) var<storage, read> given: array<u32, 4>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 5>;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
  odd[i] = given[i] % 2 == 1;
  workgroupBarrier();
  out[i] = u32(odd[i]);
  if i == 3 {
    var n = 0u;
    for (var j = 0; j < 4; j++) { if odd[j] { n++; } }
    out[4] = n;
  }
}
