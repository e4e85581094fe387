// Comparisons of names in argument lists and in conditions, where a template list might begin.
@group(0) @binding(0) var<storage, read_write> v: vec4i;

fn pick(c: bool, x: i32, d: bool) -> i32 {
  return select(x, x + 1, c && d);
}

@compute @workgroup_size(1)
fn main() {
  let i = v.x;
  let n = v.y;
  let m = v.z;
  if i < n && n > m {
    v.w = pick((i < n), m, i > n) + pick(i < n, m, (i > n));
  }
  for (var k = i; k < n; k++) {
    if k<m { v.w++; }
    if (k<m) != (k>n) { v.w--; }
  }
  while (v.w<n) { v.w += select(1, 2, v.w<m); }
}
