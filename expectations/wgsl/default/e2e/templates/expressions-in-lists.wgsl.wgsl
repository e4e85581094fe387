var<private> a: array<f32, 5>;
var<private> b: array<f32, 2>;
var<private> c: array<f32, 3>;
var<private> d: array<f32, 5>;
var<private> e: array<array<f32, 2>, 4>;
@group(0) @binding(0) var<storage, read_write> out: f32;

@compute @workgroup_size(1)
fn main() {
  a[4] = 1.0f;
  b[1] = a[4];
  c[2] = b[0];
  d[4] = c[1];
  e[3][1] = d[0];
  out = e[1][0];
}
