//# dispatch: 1 1 1
//# expect 0:0: i32 0 11 0 0 0 29 0 3
// A pointer let computes its indices once, when it is executed; later changes of the index do not move it.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 8>;
var<private> calls: u32;

fn next() -> u32 {
  calls += 2;
  return calls - 1;
}

@compute @workgroup_size(1)
fn main() {
  var i = 1;
  let p = &out[i];
  i = 5;
  *p = 10;
  let q = &out[i];
  i = 7;
  *q = 20;
  (*p)++;
  var local: array<vec2i, 4>;
  let r = &local[next()];
  _ = next();
  (*r).y = 9;
  (*r).x = 3;
  *q += local[1].y;
  out[i] = local[1].x;
}
