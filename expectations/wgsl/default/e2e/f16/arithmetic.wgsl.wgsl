enable f16;

@group(0) @binding(0) var<storage, read_write> h: array<vec4h, 4>;

@compute @workgroup_size(1)
fn main() {
  let a = h[0];
  let b = h[1];
  h[2] = a + b * 2.0h - a / (b + 1.5h) % 0.25h;
  h[2] = h[2] - -a;
  h[3] = select(a, b, (a < b));
  var s = a.x;
  s = s * b.y;
  if ((s >= 1.0h) && (s != 2.0h)) {
    h[3].w = s;
  }
}
