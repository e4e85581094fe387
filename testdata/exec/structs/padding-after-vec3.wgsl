//# dispatch: 1 1 1
//# write 0:0: f32 1 2 3
//# write 0:0: u32 7
//# write 0:0: f32 0.5 0
//# write 0:0: i32 -3 0
//# expect 0:0: f32 2 4 6
//# expect 0:0: u32 8
//# expect 0:0: f32 1 any
//# expect 0:0: i32 -4 any
// A scalar fits into the four bytes behind a vec3; a vec2 would not, and a second scalar follows it.
struct Mixed {
  position: vec3f,
  count: u32,
  weight: f32,
  @align(8) delta: i32,
}
@group(0) @binding(0) var<storage, read_write> m: Mixed;

@compute @workgroup_size(1)
fn main() {
  m.position *= 2;
  m.count += 1;
  m.weight += m.weight;
  m.delta -= 1;
}
