//# uniform 0:0: u32 1
//# expect 0:1: u32 3 2 1 0
@group(0) @binding(0) var<uniform> on: u32;
var<workgroup> cells: array<u32, 4>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 4>;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
  if on == 1 {
    cells[i] = i;
    workgroupBarrier();
    out[i] = cells[3 - i];
  } else {
    out[i] = 99;
  }
}
