//# read 0:0: u32 0 1 5 4294967295
//# expect 0:1: u32 100 100 20 0 0 0 0 100
@group(0) @binding(0) var<storage, read> given: vec4u;
@group(0) @binding(1) var<storage, read_write> out: array<vec4u, 2>;
@compute @workgroup_size(1) fn main() {
  out[0] = 100u / given;
  out[1] = 100u % given;
}
