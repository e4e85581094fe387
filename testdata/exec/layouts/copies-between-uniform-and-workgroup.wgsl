//# uniform 0:0: f32 1 2 3 4 5 6 7 8
//# expect 0:1: f32 8 7 6 5 4 3 2 1
struct Block { rows: array<vec4f, 2> }
@group(0) @binding(0) var<uniform> given: Block;
var<workgroup> held: Block;
@group(0) @binding(1) var<storage, read_write> out: array<f32, 8>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) i: u32) {
  if i == 0 { held = given; }
  workgroupBarrier();
  let j = 7 - i;
  out[i] = held.rows[j / 4][j % 4];
}
