//# write 0:0: f32 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1  2 0 0 0 0 2 0 0 0 0 2 0 5 6 7 1
//# expect 0:0: f32 2 0 0 0 0 2 0 0 0 0 2 0 5 6 7 1  4 0 0 0 0 4 0 0 0 0 4 0 15 18 21 1
@group(0) @binding(0) var<storage, read_write> matrices: array<mat4x4f, 2>;
@compute @workgroup_size(1) fn main() {
  let both = matrices[0] * matrices[1];
  matrices[1] = matrices[1] * matrices[1];
  matrices[0] = both;
}
