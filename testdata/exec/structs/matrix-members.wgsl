//# dispatch: 1 1 1
//# write 0:0: f32 1 any 2 3 4 5 any any
//# write 0:0: f32 1 2 3 any 4 5 6 any 7 8 9 any
//# write 0:0: f32 100 any any any
//# expect 0:0: f32 1 any 3 4 5 6 any any
//# expect 0:0: f32 2 4 6 any 8 10 12 any 14 16 18 any
//# expect 0:0: f32 116 any any any
// Matrices among other members: mat2x2 aligns to 8, mat3x3 to 16 with three columns of stride 16.
struct Frames {
  scale: f32,
  small: mat2x2f,
  big: mat3x3f,
  tail: f32,
}
@group(0) @binding(0) var<storage, read_write> f: Frames;

@compute @workgroup_size(1)
fn main() {
  f.small = f.small + mat2x2f(f.scale, f.scale, f.scale, f.scale);
  f.big *= 2;
  f.tail += f.big[2].y;
}
