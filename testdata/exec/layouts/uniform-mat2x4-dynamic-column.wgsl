//# uniform 0:0: f32 1 2 3 4 5 6 7 8
//# read 0:1: u32 1 0 3 2
//# expect 0:2: f32 8 1 5 6 7 8
@group(0) @binding(0) var<uniform> m: mat2x4f;
@group(0) @binding(1) var<storage, read> at: array<u32, 4>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = m[at[0]][at[2]];
  out[1] = m[at[1]][at[1]];
  let column = m[at[0]];
  for (var i = 0; i < 4; i++) { out[2 + i] = column[i]; }
}
