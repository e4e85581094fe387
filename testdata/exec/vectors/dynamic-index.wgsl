//# dispatch: 1 1 1
//# read 0:0: i32 5 6 7 8
//# read 0:1: u32 3 1 0 2
//# expect 0:2: i32 8 6 5 7
//# expect 0:3: i32 25 16 37 8
// A vector indexed by a run time value, read from values and buffers, written in a local variable.
@group(0) @binding(0) var<storage, read> v: vec4i;
@group(0) @binding(1) var<storage, read> where_to: array<u32, 4>;
@group(0) @binding(2) var<storage, read_write> gathered: vec4i;
@group(0) @binding(3) var<storage, read_write> scattered: vec4i;

@compute @workgroup_size(1)
fn main() {
  var t = v;
  let copy = v;
  for (var i = 0u; i < 4u; i++) {
    gathered[i] = copy[where_to[i]];
    t[where_to[i]] = i32(i) * 10 + v[where_to[i]];
  }
  scattered = t;
}
