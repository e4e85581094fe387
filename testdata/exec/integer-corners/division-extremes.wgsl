//# read 0:0: i32 -2147483648 -1 -2147483648 1 7 -2 -7 2 -7 -2 2147483647 -2147483648
//# expect 0:1: i32 -2147483648 0 -2147483648 0 -3 1 -3 -1 3 -1 0 2147483647
@group(0) @binding(0) var<storage, read> given: array<vec2i, 6>;
@group(0) @binding(1) var<storage, read_write> out: array<vec2i, 6>;
@compute @workgroup_size(6) fn main(@builtin(local_invocation_index) i: u32) {
  let p = given[i];
  out[i] = vec2i(p.x / p.y, p.x % p.y);
}
