//# expect 0:0: i32 -1 0 1 10 11 12 33
var<private> grid: array<array<vec3i, 2>, 3>;
@group(0) @binding(0) var<storage, read_write> out: array<i32>;
fn put(row: i32, column: i32, v: vec3i) { grid[row][column] = v; }
@compute @workgroup_size(1) fn main() {
  put(0, 1, vec3i(-1, 0, 1));
  put(2, 0, vec3i(10, 11, 12));
  for (var i = 0; i < 3; i++) {
    out[i] = grid[0][1][i];
    out[3 + i] = grid[2][0][i];
  }
  var sum = 0;
  for (var r = 0; r < 3; r++) { for (var c = 0; c < 2; c++) { sum += dot(grid[r][c], vec3i(1)); } }
  out[6] = sum;
}
