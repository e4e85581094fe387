//# read 0:0: u32 65536 65537 4294967295 2147483648
//# expect 0:1: u32 0 131073 1 0
//# expect 0:2: i32 0 131073 1 0
@group(0) @binding(0) var<storage, read> given: vec4u;
@group(0) @binding(1) var<storage, read_write> out: vec4u;
@group(0) @binding(2) var<storage, read_write> signed: vec4i;
@compute @workgroup_size(1) fn main() {
  out = given * given;
  let s = bitcast<vec4i>(given);
  signed = s * s;
}
