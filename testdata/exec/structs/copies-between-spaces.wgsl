//# dispatch: 1 1 1
//# uniform 0:0: f32 1 2 3
//# uniform 0:0: u32 4
//# uniform 0:0: f32 5 6 7 any 8 9 10 any
//# expect 0:1: f32 2 4 6
//# expect 0:1: u32 104
//# expect 0:1: f32 5 6 7 any 8 9 10 any
//# expect 0:1: f32 1 2 3
//# expect 0:1: u32 4
//# expect 0:1: f32 0 0 0 any 8 9 10 any
// One structure copied from uniform to function, private, workgroup and storage memory, changed on the way.
struct Packet {
  head: vec3f,
  tag: u32,
  body: array<vec3f, 2>,
}
@group(0) @binding(0) var<uniform> given: Packet;
@group(0) @binding(1) var<storage, read_write> kept: array<Packet, 2>;
var<private> mine: Packet;
var<workgroup> ours: Packet;

@compute @workgroup_size(1)
fn main() {
  var local = given;
  local.head *= 2;
  mine = local;
  mine.tag += 100;
  ours = mine;
  kept[0] = ours;
  kept[1] = given;
  local.body[0] = vec3f();
  kept[1].body = local.body;
}
