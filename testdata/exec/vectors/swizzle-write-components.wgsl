//# dispatch: 1 1 1
//# read 0:0: i32 1 2 3 4
//# expect 0:1: i32 4 7 1 22 -3 2 9 8
// Components are assigned by name and by index, in variables and straight in the buffer.
@group(0) @binding(0) var<storage, read> v: vec4i;
@group(0) @binding(1) var<storage, read_write> out: array<vec4i, 2>;

@compute @workgroup_size(1)
fn main() {
  var t = v;
  t.x = v.w;
  t.g = 7;
  t[2] = v.x;
  t.w += 18;
  out[0] = t;
  out[1].x = -v.z;
  out[1].g = 2;
  out[1][2] = 9;
  let last = v.z;
  out[1][last] = 8;
}
