@group(0) @binding(0) var<storage, read_write> v: vec4i;

fn pick(c: bool, x: i32, d: bool) -> i32 {
  return select(x, x + 1i, c && d);
}

@compute @workgroup_size(1)
fn main() {
  let i = v.x;
  let n = v.y;
  let m = v.z;
  if ((i < n) && (n > m)) {
    let v_1 = pick((i < n), m, (i > n));
    v.w = v_1 + pick((i < n), m, (i > n));
  }
  for (var k = i; k < n; k = k + 1i) {
    if (k < m) {
      v.w = v.w + 1i;
    }
    if ((k < m) != (k > n)) {
      v.w = v.w - 1i;
    }
  }
  while (v.w < n) {
    v.w = v.w + select(1i, 2i, (v.w < m));
  }
}
