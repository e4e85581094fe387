//# expect 0:0: u32 0 1 1 2 3
var<private> n: u32;
fn yes() -> bool { n += 1; return true; }
fn no() -> bool { n += 1; return false; }
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) zero: u32) {
  let t = zero == 0;
  var r = t || yes();
  out[0] = n;
  r = !t || no();
  out[1] = n;
  r = !t && yes();
  out[2] = n;
  r = t && yes();
  out[3] = n;
  r = no() && yes();
  out[4] = n;
}
