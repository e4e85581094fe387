//# dispatch: 1 1 1
//# read 0:0: f32 1 2 3 any 4 5 6 any
//# expect 0:1: f32 6.0 15.0 24.0
//# expect 0:1: f32 any
//# expect 0:2: f32 8.0 18.5
// A two column, three row matrix times a column vector, and a row vector times it.
@group(0) @binding(0) var<storage, read> m: mat2x3f;
@group(0) @binding(1) var<storage, read_write> right: vec3f;
@group(0) @binding(2) var<storage, read_write> left: vec2f;

@compute @workgroup_size(1)
fn main() {
  right = m * vec2f(10, -1);
  left = vec3f(1, 0.5, 2) * m;
}
