//# expect 0:0: u32 1 3 5 7
var<workgroup> cells: array<u32, 4>;
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
fn put(p: ptr<workgroup, array<u32, 4>>, i: u32, v: u32) { (*p)[i] = v; }
fn fetch(p: ptr<workgroup, array<u32, 4>>, i: u32) -> u32 { return p[i]; }
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
  put(&cells, i, i + i + 1);
  workgroupBarrier();
  out[i] = fetch(&cells, i);
}
