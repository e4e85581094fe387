//# dispatch: 1 1 1
//# uniform 0:0: u32 1 2 3 any 4 5 6 any
//# expect 0:1: u32 1 2 3 any 4 5 6 any
//# expect 0:2: u32 21
// A uniform structure copied into a variable, passed to a function and stored in another address space.
struct Pair {
  a: vec3u,
  b: vec3u,
}
@group(0) @binding(0) var<uniform> source: Pair;
@group(0) @binding(1) var<storage, read_write> destination: Pair;
@group(0) @binding(2) var<storage, read_write> sum: u32;

fn total(p: Pair) -> u32 {
  let both = p.a + p.b;
  return both.x + both.y + both.z;
}

@compute @workgroup_size(1)
fn main() {
  var copy = source;
  destination = copy;
  copy.a.x += 0;
  sum = total(copy);
}
