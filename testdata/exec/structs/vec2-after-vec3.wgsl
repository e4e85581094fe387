//# dispatch: 1 1 1
//# write 0:0: u32 1 2 3 77 4 5 66 55
//# expect 0:0: u32 3 2 1 77 5 4 66 55
// A vec2 behind a vec3 is aligned to eight bytes, hence starts at 16; the paddings are left as they were.
struct Gap {
  three: vec3u,
  two: vec2u,
}
@group(0) @binding(0) var<storage, read_write> g: Gap;

@compute @workgroup_size(1)
fn main() {
  g.three = g.three.zyx;
  g.two = g.two.yx;
}
