//# dispatch: 1 1 1
//# read 0:0: i32 1 -2 3 -4
//# expect 0:1: i32 1 0 3 0 10 10 10 10 1 -2 3 -4 0 2
// select with scalar and vector conditions; both values are always evaluated.
@group(0) @binding(0) var<storage, read> v: vec4i;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 14>;

var<private> calls = 0;

fn counted(x: i32) -> i32 {
  calls++;
  return x;
}

@compute @workgroup_size(1)
fn main() {
  let positive = select(vec4i(), v, v > vec4i(0));
  let scalar = select(v, vec4i(10), v.x == 1);
  let other = select(v, vec4i(10), v.x == 2);
  for (var i = 0; i < 4; i++) {
    out[i] = positive[i];
    out[i + 4] = scalar[i];
    out[i + 8] = other[i];
  }
  out[12] = select(counted(1), counted(0), v.x > 0);
  out[13] = calls;
}
