// Template arguments that are expressions: arithmetic, names, calls, and comparisons in parentheses.
const n = 4;
const double = n * 2;
var<private> a: array<f32, n + 1>;
var<private> b: array<f32, (n >> 1)>;
var<private> c: array<f32, max(n, 3) - 1>;
var<private> d: array<f32, select(2, 5, (n < double))>;
var<private> e: array<array<f32, n / 2>, double - n>;
@group(0) @binding(0) var<storage, read_write> out: f32;

@compute @workgroup_size(1)
fn main() {
  a[n] = 1;
  b[1] = a[4];
  c[2] = b[0];
  d[4] = c[1];
  e[3][1] = d[0];
  out = e[1][0];
}
