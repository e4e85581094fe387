// Pointers to columns of matrices and to rows of arrays of matrices.
@group(0) @binding(0) var<storage, read_write> frames: array<mat4x4f, 3>;

@compute @workgroup_size(3)
fn main(@builtin(local_invocation_index) i: u32) {
  let frame = &frames[i];
  let translation = &(*frame)[3];
  (*translation) += vec4f(1, 2, 3, 0);
  var m = *frame;
  let column = &m[i];
  (*column).y = 5;
  *column = *translation - *column;
  *frame = m;
}
