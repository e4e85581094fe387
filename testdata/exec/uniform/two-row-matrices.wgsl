//# dispatch: 1 1 1
//# uniform 0:0: f32 1.0 2.0 3.0 4.0 5.0 6.0
//# uniform 0:0: f32 0.0 10.0 1.0 11.0 2.0 12.0 3.0 13.0
//# uniform 0:0: f32 any any
//# uniform 0:0: f32 1.0 0.0 0.0 1.0 2.0 3.0 4.0 5.0
//# uniform 0:1: u32 2 1 0 3
//# expect 0:2: f32 22.0 28.0 20.0 120.0 5.0 6.0 3.0 13.0 4.0 10.0 -2.0 -2.0 2.0 3.0 22.0 28.0 3.0 4.0
// Matrices whose columns are eight bytes apart in a uniform buffer: products, columns, elements, copies, passed on.
struct Item {
  m: mat2x2f,
}
struct Block {
  a: mat3x2f,
  b: mat4x2f,
  @align(16) items: array<Item, 2>,
}
@group(0) @binding(0) var<uniform> block: Block;
@group(0) @binding(1) var<uniform> at: vec4u;
@group(0) @binding(2) var<storage, read_write> out: array<vec2f, 9>;

fn last_column(m: mat4x2f) -> vec2f {
  return m[3];
}

@compute @workgroup_size(1)
fn main() {
  let v = vec4f(1, 2, 3, 4);
  out[0] = block.a * v.xyz;
  out[1] = block.b * v;
  out[2] = block.a[at.x];
  out[3] = last_column(block.b);
  out[4] = vec2f(block.a[at.y].y, block.b[at.z][at.y]);
  let item = block.items[at.y];
  out[5] = item.m * vec2f(1, -1);
  out[6] = block.items[at.y].m[at.z];
  var copy = block;
  out[7] = copy.a * v.xyz;
  copy.a[at.y] += 0;
  out[8] = copy.a[at.y];
}
