//# dispatch: 2 1 1
//# expect 0:0: u32 3 2 1 0 13 12 11 10
//# write 0:1: u32 0*8
@group(0) @binding(0) var<storage, read_write> out: array<u32, 8>;
@group(0) @binding(1) var<storage, read_write> scratch: array<u32, 8>;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) group: vec3u) {
  let base = group.x * 4;
  scratch[base + i] = 10 * group.x + i;
  storageBarrier();
  out[base + i] = scratch[base + 3 - i];
}
