//# read 0:0: f32 1 2 3 4 5 6 7 8
//# expect 0:1: f32 3 7 4
// A column of a matrix in a buffer, by pointer.
struct S { a: mat2x4f }
@group(0) @binding(0) var<storage, read> s: S;
@group(0) @binding(1) var<storage, read_write> result: array<f32, 3>;
fn third(i: u32, p: ptr<storage, vec4f>) -> f32 { return (*p)[i]; }
@compute @workgroup_size(1)
fn main() {
  result[0] = third(2, &s.a[0]);
  result[1] = third(2, &s.a[1]);
  let p = &s.a[0];
  result[2] = p.w;
}
