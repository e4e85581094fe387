//# dispatch: 1 1 1
//# read 0:0: i32 3
//# read 0:0: i32 0 1 2 3 10 11 12 13 20 21 22 23
//# read 0:0: i32 -1
//# expect 0:1: i32 6 46 86 30 33 36 39 -3
// Arrays of arrays between scalars: rows and columns are summed by run time indices.
struct Table {
  rows: i32,
  cells: array<array<i32, 4>, 3>,
  sign: i32,
}
@group(0) @binding(0) var<storage, read> t: Table;
@group(0) @binding(1) var<storage, read_write> sums: array<i32, 8>;

@compute @workgroup_size(1)
fn main() {
  for (var r = 0; r < t.rows; r++) {
    for (var c = 0; c < 4; c++) {
      sums[r] += t.cells[r][c];
      sums[3 + c] += t.cells[r][c];
    }
  }
  sums[7] = t.sign * t.rows;
}
