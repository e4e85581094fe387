//# expect 0:0: u32 7 7 7
@group(0) @binding(0) var<storage, read_write> out: array<u32, 3>;
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) zero: u32) {
  var r = 7u;
  for (var i = zero; i < zero; i++) { r = 1; }
  out[0] = r;
  while zero > 0 { r = 2; break; }
  out[1] = r;
  loop { break; }
  out[2] = r;
}
