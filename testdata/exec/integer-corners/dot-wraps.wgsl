//# read 0:0: i32 2147483647 2 -1 65536
//# expect 0:1: i32 10
//# expect 0:2: u32 4294967295
@group(0) @binding(0) var<storage, read> given: vec4i;
@group(0) @binding(1) var<storage, read_write> signed: i32;
@group(0) @binding(2) var<storage, read_write> unsigned: u32;
@compute @workgroup_size(1) fn main() {
  signed = dot(given, vec4i(2, 5, -2, 65536));
  unsigned = dot(bitcast<vec4u>(given), vec4u(0, 0, 1, 65536));
}
