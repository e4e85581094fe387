//# dispatch: 1 1 1
//# expect 0:0: i32 0 10 1 3 7
// The place on the left of a compound assignment is computed once, whatever calls it contains.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 5>;
var<private> calls: i32;

fn next() -> i32 {
  calls++;
  return calls;
}

@compute @workgroup_size(1)
fn main() {
  out[next()] += 10;
  out[next()]++;
  var row = array<vec2i, 4>();
  row[next()].y -= 7;
  out[3] = calls;
  out[4] = -row[3].y;
}
