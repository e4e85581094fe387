//# dispatch: 4 1 1
//# write 0:0: u32 1000
//# write 0:0: i32 0
//# expect 0:0: u32 1128
//# expect 0:0: i32 -8128
// 128 invocations add one to the first counter and take their own number from the second.
struct Counters {
  up: atomic<u32>,
  down: atomic<i32>,
}
@group(0) @binding(0) var<storage, read_write> counters: Counters;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
  atomicAdd(&counters.up, 1u);
  atomicSub(&counters.down, i32(id.x));
}
