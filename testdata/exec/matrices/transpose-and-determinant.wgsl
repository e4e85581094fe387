//# dispatch: 1 1 1
//# expect 0:0: f32 10.0 30.0 22.0
//# expect 0:1: f32 2.0 3.0 0.0 any 0.0 1.0 4.0 any 1.0 0.0 -1.0 any
//# expect 0:2: f32 1 4 2 5 3 6
//# tolerance: abs 0.001
// Determinants of each square size, the transpose of a square and of an oblong matrix.
@group(0) @binding(0) var<storage, read_write> determinants: array<f32, 3>;
@group(0) @binding(1) var<storage, read_write> square: mat3x3f;
@group(0) @binding(2) var<storage, read_write> oblong: mat3x2f;

@compute @workgroup_size(1)
fn main() {
  var m = mat3x3f(2, 0, 1, 3, 1, 0, 0, 4, -1);
  var q = mat4x4f(vec4f(1, 0, 2, -1), vec4f(3, 0, 0, 5), vec4f(2, 1, 4, -3), vec4f(1, 0, 5, 0));
  var d = mat2x2(3f, -2f, 5f, 4f);
  determinants[0] = determinant(m);
  determinants[1] = determinant(q);
  determinants[2] = determinant(d);
  square = transpose(m);
  var tall = mat2x3f(1, 2, 3, 4, 5, 6);
  oblong = transpose(tall);
}
