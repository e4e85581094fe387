//# dispatch: 3 1 1
//# read 0:0: i32 -5 3 12 -9 7 11
//# write 0:1: i32 -2147483648 2147483647
//# expect 0:1: i32 12 -9
@group(0) @binding(0) var<storage, read> given: array<i32, 6>;
@group(0) @binding(1) var<storage, read_write> bounds: array<atomic<i32>, 2>;
@compute @workgroup_size(2) fn main(@builtin(global_invocation_id) id: vec3u) {
  atomicMax(&bounds[0], given[id.x]);
  atomicMin(&bounds[1], given[id.x]);
}
