//# dispatch: 1 1 1
//# expect 0:0: f32 3 0.5 7 2
//# expect 0:1: u32 3 4294967295 12
//# expect 0:2: i32 3 -4 12
// Literals without a suffix take the type that their surroundings want.
@group(0) @binding(0) var<storage, read_write> floats: array<f32, 4>;
@group(0) @binding(1) var<storage, read_write> unsigned: array<u32, 3>;
@group(0) @binding(2) var<storage, read_write> signed: array<i32, 3>;

const three = 3;
const twelve = three * 4;

@compute @workgroup_size(1)
fn main() {
  floats[0] = three;
  floats[1] = 1 / 2.0;
  floats[2] = 7;
  let halved: f32 = 4 / 2;
  floats[3] = halved;
  unsigned[0] = three;
  unsigned[1] = 0xffffffff;
  unsigned[2] = twelve;
  signed[0] = three;
  signed[1] = -4;
  signed[2] = twelve;
}
