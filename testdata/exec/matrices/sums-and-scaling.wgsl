//# dispatch: 1 1 1
//# read 0:0: f32 1.0 2.0 3.0 4.0
//# read 0:1: f32 0.5 0.25 -1.0 8.0
//# expect 0:2: f32 1.5 2.25 2.0 12.0 0.5 1.75 4.0 -4.0 2.0 4.0 6.0 8.0 -1.5 -0.75 3.0 -24.0 0.0 1.5 5.0 -12.0
// Sum, difference and both scalar products of matrices, and compound assignment of them.
@group(0) @binding(0) var<storage, read> a: mat2x2f;
@group(0) @binding(1) var<storage, read> b: mat2x2f;
@group(0) @binding(2) var<storage, read_write> out: array<mat2x2f, 5>;

@compute @workgroup_size(1)
fn main() {
  out[0] = a + b;
  out[1] = a - b;
  out[2] = a * 2;
  out[3] = -3 * b;
  var t = a;
  t -= b;
  t -= b;
  out[4] = t;
}
