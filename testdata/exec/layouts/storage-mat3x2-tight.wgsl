//# note: columns of two have no padding
//# write 0:0: f32 1 2 3 4 5 6
//# expect 0:0: f32 2 2 6 4 10 6
@group(0) @binding(0) var<storage, read_write> m: mat3x2f;
@compute @workgroup_size(3) fn main(@builtin(local_invocation_index) i: u32) {
  m[i].x = m[i].x * 2.0;
}
