//# write 0:0: u32 1 2 3 4 5 6
//# expect 0:0: u32 1 2 3 9 7 15
fn total(row: ptr<storage, array<u32, 3>, read_write>) -> u32 { return row[0] + row[1] + row[2]; }
@group(0) @binding(0) var<storage, read_write> rows: array<array<u32, 3>, 2>;
@compute @workgroup_size(1) fn main() {
  let below = &rows[1];
  let sum = total(below);
  below[2] = sum;
  below[0] = total(&rows[0]) + 3;
  below[1] = 7;
}
