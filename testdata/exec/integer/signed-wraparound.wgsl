//# dispatch: 1 1 1
//# read 0:0: i32 2147483647 -2147483648 1 -1 65536
//# expect 0:1: i32 -2147483648 2147483647 1 -2147483648 -2147483648 0 -2 0 -1 7
// Signed overflow is defined: results are taken modulo 2 to the 32. Negating the least value gives itself.
@group(0) @binding(0) var<storage, read> v: array<i32, 5>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 10>;

@compute @workgroup_size(1, 1, 1)
fn main() {
  let most = v[0];
  let least = v[1];
  out[0] = most + v[2];
  out[1] = least - v[2];
  out[2] = most * most;
  out[3] = least * v[3];
  out[4] = -least;
  out[5] = v[4] * v[4];
  out[6] = most * 2;
  out[7] = least + least;
  out[8] = most - least;
  out[9] = v[4] * v[4] * most + 7;
}
