//# dispatch: 4 1 1
//# expect 0:0: u32 0xffff 0
@group(0) @binding(0) var<storage, read_write> seen: array<atomic<u32>, 2>;
@compute @workgroup_size(4) fn main(@builtin(global_invocation_id) id: vec3u) {
  atomicOr(&seen[0], 1u << id.x);
  atomicXor(&seen[1], 1u << (id.x % 8));
}
