//# dispatch: 1 1 1
//# read 0:0: i32 100 7
//# expect 0:1: i32 107 93 700 14 2 4 103 99 800 12 101 99
// All ten compound assignments and both steps, each from a fresh copy.
@group(0) @binding(0) var<storage, read> v: vec2i;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 12>;

@compute @workgroup_size(1)
fn main() {
  let by = v.y;
  for (var i = 0; i < 12; i++) {
    out[i] = v.x;
  }
  out[0] += by;
  out[1] -= by;
  out[2] *= by;
  out[3] /= by;
  out[4] %= by;
  out[5] &= by;
  out[6] |= by;
  out[7] ^= by;
  out[8] <<= 3u;
  out[9] >>= 3u;
  out[10]++;
  out[11]--;
}
