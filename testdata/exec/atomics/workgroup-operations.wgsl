//# dispatch: 2 1 1
//# expect 0:0: u32 2016 63 64 0xffffffff 0 2016 63 64 0xffffffff 0
// Atomics in workgroup memory, starting from their zero initialisation; each workgroup has its own.
struct Shared {
  sum: atomic<u32>,
  highest: atomic<u32>,
  entries: array<atomic<u32>, 2>,
}
var<workgroup> shared_state: Shared;
var<workgroup> parity: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 5>, 2>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) group: vec3u) {
  atomicAdd(&shared_state.sum, i);
  atomicMax(&shared_state.highest, i);
  atomicAdd(&shared_state.entries[0], 1u);
  atomicOr(&shared_state.entries[1], 1u << (i % 32u));
  atomicXor(&parity, 1);
  workgroupBarrier();
  if i == 7 {
    out[group.x][0] = atomicLoad(&shared_state.sum);
    out[group.x][1] = atomicLoad(&shared_state.highest);
    out[group.x][2] = atomicLoad(&shared_state.entries[0]);
    out[group.x][3] = atomicLoad(&shared_state.entries[1]);
    out[group.x][4] = u32(atomicLoad(&parity));
  }
}
