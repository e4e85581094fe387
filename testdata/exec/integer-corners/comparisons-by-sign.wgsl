//# read 0:0: u32 0x80000000 0x7fffffff
//# expect 0:1: u32 1 0 0 1
@group(0) @binding(0) var<storage, read> given: vec2u;
@group(0) @binding(1) var<storage, read_write> out: vec4u;
@compute @workgroup_size(1) fn main() {
  let s = bitcast<vec2i>(given);
  out = vec4u(u32(given.x > given.y), u32(s.x > s.y), u32(given.x < given.y), u32(s.x < s.y));
}
