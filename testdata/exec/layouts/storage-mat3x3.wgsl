//# write 0:0: f32 1 2 3 99 4 5 6 98 7 8 9 97
//# expect 0:0: f32 1 4 7 any 2 5 8 any 3 6 9 any
@group(0) @binding(0) var<storage, read_write> m: mat3x3f;
@compute @workgroup_size(1) fn main() {
  m = transpose(m);
}
