// Half precision scalars and vectors in all arithmetic operators, comparisons and assignments.
enable f16;
@group(0) @binding(0) var<storage, read_write> h: array<vec4h, 4>;

@compute @workgroup_size(1)
fn main() {
  let a = h[0];
  let b = h[1];
  h[2] = a + b * 2h - a / (b + 1.5h) % 0.25h;
  h[2] -= -a;
  h[3] = select(a, b, a < b);
  var s: f16 = a.x;
  s *= b.y;
  if s >= 1h && s != 2.0h {
    h[3].w = s;
  }
}
