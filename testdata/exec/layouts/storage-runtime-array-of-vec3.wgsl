//# write 0:0: f32 1 2 3 0 4 5 6 0 7 8 9 0
//# expect 0:0: f32 3 2 1 0 6 5 4 0 9 8 7 0
//# expect 0:1: u32 3
@group(0) @binding(0) var<storage, read_write> vectors: array<vec3f>;
@group(0) @binding(1) var<storage, read_write> count: u32;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
  if i == 0 { count = arrayLength(&vectors); }
  if i < arrayLength(&vectors) {
    vectors[i] = vectors[i].zyx;
  }
}
