//# note: `&` and `|` evaluate both sides
//# expect 0:0: u32 2 4
var<private> n: u32;
fn no() -> bool { n += 1; return false; }
fn yes() -> bool { n += 1; return true; }
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  var r = no() & yes();
  out[0] = n;
  r = yes() | no();
  out[1] = n;
}
