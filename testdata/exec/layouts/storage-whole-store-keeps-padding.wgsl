//# note: a whole structure is stored member by member: what the host has between members stays
//# write 0:0: u32 1 0x11111111 2 0x22222222 3 4 5 0x33333333
//# expect 0:0: u32 7 0x11111111 8 0x22222222 9 9 9 0x33333333
struct Gaps { @size(8) a: u32, @size(8) b: u32, c: vec3u }
@group(0) @binding(0) var<storage, read_write> gaps: Gaps;
@compute @workgroup_size(1) fn main() {
  gaps = Gaps(7, 8, vec3u(9));
}
