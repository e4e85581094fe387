//# note: the old value is read after the right side was evaluated or before: here the right side does not touch it
//# expect 0:0: u32 16 40 2
var<private> calls: u32;
fn by(n: u32) -> u32 { calls += 1; return n; }
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  var x = 12u;
  x += by(4);
  out[0] = x;
  out[1] = 8;
  out[1] *= by(5);
  out[2] = calls;
}
