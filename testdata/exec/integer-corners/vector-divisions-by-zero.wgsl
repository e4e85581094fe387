//# read 0:0: i32 5 -6 7 -2147483648
//# read 0:0: i32 0 2 0 -1
//# expect 0:1: i32 5 -3 7 -2147483648 0 0 0 0
@group(0) @binding(0) var<storage, read> given: array<vec4i, 2>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4i, 2>;
@compute @workgroup_size(1) fn main() {
  out[0] = given[0] / given[1];
  out[1] = given[0] % given[1];
}
