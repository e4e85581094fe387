//# dispatch: 1 1 1
//# expect 0:0: u32 3000000000 1 2147483648 429496729 8
//# expect 0:1: f32 0.25 16777216 0.1 3
//# expect 0:2: i32 -2147483648 -1 3
// Abstract integers have 64 bits and abstract floats are doubles until a type is asked for.
const big = 6000000000;
const tiny = 1e-30;
const third = 1.0 / 3;
@group(0) @binding(0) var<storage, read_write> unsigned: array<u32, 5>;
@group(0) @binding(1) var<storage, read_write> floats: vec4f;
@group(0) @binding(2) var<storage, read_write> signed: array<i32, 3>;

@compute @workgroup_size(1)
fn main() {
  unsigned[0] = big / 2;
  unsigned[1] = big - 5999999999;
  unsigned[2] = 1 << 31;
  unsigned[3] = 0xffffffff / 10;
  unsigned[4] = big % 11 + 3;
  floats.x = tiny * tiny * 1e30 * 1e30 * 0.25;
  floats.y = 16777217.0 - 1;
  floats.z = 0.1;
  floats.w = third * 9;
  signed[0] = -2147483648;
  signed[1] = -7 / 4;
  signed[2] = -9 % 4 + 4;
}
