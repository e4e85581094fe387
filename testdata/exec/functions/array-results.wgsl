//# dispatch: 1 1 1
//# expect 0:0: u32 1 1 0 0 0 1 2 1 0 0 1 3 3 1 0 1 4 6 4 1
// A function takes an array by value and returns a new one: rows of Pascal's triangle.
@group(0) @binding(0) var<storage, read_write> rows: array<array<u32, 5>, 4>;

fn next(row: array<u32, 5>) -> array<u32, 5> {
  var result = row;
  for (var i = 4u; i > 0u; i--) {
    result[i] = row[i] + row[i - 1u];
  }
  return result;
}

@compute @workgroup_size(1)
fn main() {
  var row = array<u32, 5>(1, 0, 0, 0, 0);
  for (var n = 0; n < 4; n++) {
    row = next(row);
    rows[n] = row;
  }
}
