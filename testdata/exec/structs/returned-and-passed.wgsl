//# dispatch: 1 1 1
//# read 0:0: f32 1 5 3 4 0 2 9 9
//# expect 0:1: f32 0 2 9 9 8 13
// Structures as parameters, results and local values; equality of members after copying.
struct Box {
  low: vec2f,
  high: vec2f,
}
@group(0) @binding(0) var<storage, read> in: array<Box, 2>;
@group(0) @binding(1) var<storage, read_write> out: array<vec2f, 3>;

fn grown(b: Box, by: Box) -> Box {
  return Box(min(b.low, by.low), max(b.high, by.high));
}

fn extent(b: Box) -> vec2f {
  return b.high - b.low;
}

fn empty() -> Box {
  return Box(vec2f(1000), vec2f(-1000));
}

@compute @workgroup_size(1)
fn main() {
  var all = empty();
  for (var i = 0; i < 2; i++) {
    all = grown(all, in[i]);
  }
  out[0] = all.low;
  out[1] = all.high;
  let e = extent(all);
  out[2] = vec2f(e.x - 1, e.y + 6);
}
