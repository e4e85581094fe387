//# note: storing a vec3 leaves the word behind it
//# write 0:0: u32 1 2 3 4 5 6 7 8
//# expect 0:0: u32 10 20 30 4 50 60 70 8
struct Pair { v: vec3u, s: u32 }
@group(0) @binding(0) var<storage, read_write> pairs: array<Pair>;
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) i: u32) {
  pairs[i].v = pairs[i].v * 10;
}
