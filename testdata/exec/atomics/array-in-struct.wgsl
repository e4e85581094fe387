//# write 0:0: u32 7 0 0 0 9
//# expect 0:0: u32 7 4 3 3 9
struct Bins { before: u32, bins: array<atomic<u32>, 3>, after: u32 }
@group(0) @binding(0) var<storage, read_write> bins: Bins;
@compute @workgroup_size(10) fn main(@builtin(local_invocation_index) i: u32) {
  atomicAdd(&bins.bins[i % 3], 1);
}
