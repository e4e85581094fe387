//# note: the place of a compound assignment is found once
//# expect 0:0: u32 0 5 0 1
var<private> calls: u32;
fn one() -> u32 { calls += 1; return 1; }
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  var a = array<u32, 3>();
  a[one()] += 5;
  for (var i = 0; i < 3; i++) { out[i] = a[i]; }
  out[3] = calls;
}
