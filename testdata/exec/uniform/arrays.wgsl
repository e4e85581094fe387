//# dispatch: 1 1 1
//# uniform 0:0: u32 3 any any any
//# uniform 0:0: f32 1 2 3 any 4 5 6 any 7 8 9 any 10 11 12 any
//# uniform 0:0: u32 5 any*3 6 any*3 7 any*3 8 any*3
//# expect 0:1: f32 1.0 2.0 3.0 4.0 5.0 6.0 7.0 8.0 9.0 0.0 0.0 0.0
//# expect 0:2: u32 8 7 6 5
// Uniform arrays have strides of sixteen bytes: of vec3, and of structures with a size attribute around a scalar.
struct Wide {
  @size(16) value: u32,
}
struct Block {
  used: u32,
  points: array<vec3f, 4>,
  numbers: array<Wide, 4>,
}
@group(0) @binding(0) var<uniform> u: Block;
@group(0) @binding(1) var<storage, read_write> out: array<f32, 12>;
@group(0) @binding(2) var<storage, read_write> numbers: vec4u;

@compute @workgroup_size(1)
fn main() {
  for (var i = 0u; i < u.used; i++) {
    out[i * 3] = u.points[i].x;
    out[i * 3 + 1] = u.points[i].y;
    out[i * 3 + 2] = u.points[i].z;
  }
  for (var i = 0; i < 4; i++) {
    numbers[i] = u.numbers[3 - i].value;
  }
}
