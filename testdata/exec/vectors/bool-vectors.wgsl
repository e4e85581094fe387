//# dispatch: 1 1 1
//# read 0:0: i32 4 -1 7 0
//# expect 0:1: u32 1 0 1 0 1 0 0 1 0 1 0 1 1 1
// Vectors of bool: comparisons yield them, and, or, not, equality, all and any consume them.
@group(0) @binding(0) var<storage, read> v: vec4i;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 14>;

@compute @workgroup_size(1)
fn main() {
  let positive = v > vec4i();
  for (var i = 0; i < 4; i++) {
    out[i] = u32(positive[i]);
  }
  let even = (v & vec4i(1)) == vec4i(0);
  let both = positive & even;
  let neither = !(positive | even);
  out[4] = u32(both.x);
  out[5] = u32(both.z);
  out[6] = u32(neither.w);
  out[7] = u32(neither.y);
  out[8] = u32(all(positive));
  out[9] = u32(any(positive));
  out[10] = u32(any(positive.yw));
  out[11] = u32(all(positive.xz));
  out[12] = u32(all((positive == even) == vec4<bool>(true, true, false, false)));
  out[13] = u32(any(positive != even));
}
