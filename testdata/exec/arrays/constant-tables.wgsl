//# dispatch: 1 1 1
//# read 0:0: u32 0 255 0x12345678 0xffffffff
//# expect 0:1: u32 0 8 13 32
// A constant array is indexed with run time values: the population count by nibbles.
const bits = array<u32, 16>(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
@group(0) @binding(0) var<storage, read> v: vec4u;
@group(0) @binding(1) var<storage, read_write> out: vec4u;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  var n = 0u;
  for (var rest = v[i]; rest != 0; rest >>= 4) {
    n += bits[rest & 15];
  }
  out[i] = n;
}
