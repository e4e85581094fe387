//# dispatch: 1 1 1
//# expect 0:0: i32 0 -4 8 -12 -1 5 -9 13 2 -6 10 -14 -3 7 -11 15
//# expect 0:1: i32 30 -30
// Two dimensional arrays: filled, transposed in place, whole rows exchanged by value.
alias Row = array<i32, 4>;
alias Grid = array<Row, 4>;
@group(0) @binding(0) var<storage, read_write> out: Grid;
@group(0) @binding(1) var<storage, read_write> traces: vec2i;

@compute @workgroup_size(1)
fn main() {
  var g: Grid;
  for (var r = 0; r < 4; r++) {
    for (var c = 0; c < 4; c++) {
      g[r][c] = select(-1, 1, (r + c) % 2 == 0) * (r * 4 + c);
    }
  }
  var traces_now = vec2i();
  for (var i = 0; i < 4; i++) {
    traces_now += vec2i(g[i][i], g[i][3 - i]);
  }
  traces = traces_now;
  for (var r = 1; r < 4; r++) {
    for (var c = 0; c < r; c++) {
      let t = g[r][c];
      g[r][c] = g[c][r];
      g[c][r] = t;
    }
  }
  let first: Row = g[0];
  g[0] = g[3];
  g[3] = first;
  let last = g[0];
  g[0] = g[3];
  g[3] = last;
  out = g;
}
