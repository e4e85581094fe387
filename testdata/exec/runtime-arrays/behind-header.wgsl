//# dispatch: 1 1 1
//# write 0:0: u32 3 100
//# write 0:0: i32 1 2 -3 4 -5 6
//# expect 0:0: u32 3 103
//# expect 0:0: i32 10 20 -30 4 -5 6
// A structure with two scalars and then pairs to its end; only as many are changed as its head says.
struct Pairs {
  used: u32,
  version: u32,
  items: array<vec2i>,
}
@group(0) @binding(0) var<storage, read_write> pairs: Pairs;

@compute @workgroup_size(1)
fn main() {
  let available = arrayLength(&pairs.items);
  var budget = pairs.used;
  for (var i = 0u; i < available; i++) {
    for (var k = 0; k < 2 && budget > 0; k++) {
      pairs.items[i][k] *= 10;
      budget--;
    }
  }
  pairs.version += available;
}
