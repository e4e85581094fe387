//# dispatch: 1 1 1
//# write 0:0: u32 1 any*3 2 any*4 3 any*6 4 any*7
//# write 0:0: u32 10 any*3 20 any*4 30 any*6 40 any*7
//# expect 0:0: u32 2 any*3 4 any*4 6 any*6 8 any*7
//# expect 0:0: u32 10 any*3 20 any*4 30 any*6 100 any*7
// align moves b to 16, size makes it 20 bytes so that c lands at 36, d aligns to 64 and rounds the stride to 96.
struct Placed {
  a: u32,
  @align(16) @size(20) b: u32,
  c: u32,
  @align(32) d: u32,
}
@group(0) @binding(0) var<storage, read_write> p: array<Placed, 2>;

@compute @workgroup_size(1)
fn main() {
  p[0].a *= 2;
  p[0].b *= 2;
  p[0].c *= 2;
  p[0].d *= 2;
  p[1].d += p[1].a + p[1].b + p[1].c;
}
