//# read 0:0: i32 -2147483648 2147483647 0 -1
//# expect 0:1: i32 -2147483648 -2147483647 0 1  -2147483648 2147483647 0 1  -1 1 0 -1
@group(0) @binding(0) var<storage, read> given: vec4i;
@group(0) @binding(1) var<storage, read_write> out: array<vec4i, 3>;
@compute @workgroup_size(1) fn main() {
  out[0] = -given;
  out[1] = abs(given);
  out[2] = sign(given);
}
