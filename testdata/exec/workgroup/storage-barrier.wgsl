//# dispatch: 1 1 1
//# expect 0:0: u32 3 6 9 12 15 18 21 24 27 30 33 36 39 42 45 0
//# expect 0:1: u32 0 3 6 9 12 15 18 21 24 27 30 33 36 39 42 45
// storageBarrier makes writes to a storage buffer visible within the workgroup.
@group(0) @binding(0) var<storage, read_write> out: array<u32, 16>;
@group(0) @binding(1) var<storage, read_write> exchange: array<u32, 16>;

@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) i: u32) {
  exchange[i] = i * 3;
  storageBarrier();
  workgroupBarrier();
  out[i] = exchange[(i + 1) % 16];
}
