//# expect 0:0: u32 7 0 1 2 3 4 5 6
var<workgroup> ring: array<u32, 8>;
@group(0) @binding(0) var<storage, read_write> out: array<u32, 8>;
fn neighbour(i: u32, v: u32) -> u32 {
  ring[i] = v;
  workgroupBarrier();
  let got = ring[(i + 7) % 8];
  workgroupBarrier();
  return got;
}
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) i: u32) {
  out[i] = neighbour(i, i);
}
