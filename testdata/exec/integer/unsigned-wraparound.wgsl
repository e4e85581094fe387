//# dispatch: 1 1 1
//# read 0:0: u32 0 1 4294967295 2147483648 65536
//# expect 0:1: u32 4294967295 0 1 0 0 4294967295 2147483648 4294901760
// Unsigned overflow in both directions; a subtraction below zero comes back from the top.
@group(0) @binding(0) var<storage, read> v: array<u32, 5>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 8>;

@compute @workgroup_size(1)
fn main() {
  out[0] = v[0] - v[1];
  out[1] = v[2] + v[1];
  out[2] = v[2] * v[2];
  out[3] = v[3] + v[3];
  out[4] = v[4] * v[4];
  out[5] = v[3] * 2u - v[1];
  out[6] = v[0] - v[3];
  out[7] = v[4] * v[2];
}
