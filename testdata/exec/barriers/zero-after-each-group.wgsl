//# note: every workgroup finds its memory zero
//# dispatch: 3 1 1
//# expect 0:0: u32 2 2 2
var<workgroup> count: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> out: array<u32, 3>;
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) group: vec3u) {
  atomicAdd(&count, 1);
  workgroupBarrier();
  if i == 0 { out[group.x] = atomicLoad(&count); }
}
