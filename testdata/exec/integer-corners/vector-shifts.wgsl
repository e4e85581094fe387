//# read 0:0: u32 1 33 31 0
//# expect 0:1: u32 2 4 2147483648 8  0 1 0 8
//# expect 0:2: i32 -4 -4 -1 -8
@group(0) @binding(0) var<storage, read> by: vec4u;
@group(0) @binding(1) var<storage, read_write> out: array<vec4u, 2>;
@group(0) @binding(2) var<storage, read_write> signed: vec4i;
@compute @workgroup_size(1) fn main() {
  out[0] = vec4u(1, 2, 3, 8) << by;
  out[1] = vec4u(1, 2, 3, 8) >> by;
  signed = vec4i(-8) >> by;
}
