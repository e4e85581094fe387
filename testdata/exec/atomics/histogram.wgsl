//# dispatch: 3 1 1
//# read 0:0: u32 0 8 30 66 116 180 2 94 200 64 198 90 252 172 106 54 16 248 238 242 4 36 82 142 216 48 150 10
//# read 0:0: u32 140 28 186 102 32 232 190 162 148 148 162 190 232 32 102 186 28 140 10 150 48 216 142 82 36
//# read 0:0: u32 4 242 238 248 16 54 106 172 252 90 198 64 200 94 2 180 116 66 30 8 0 6 26 60 108 170 246 80
//# read 0:0: u32 184 46 178 68 228 146 78 24 240 214 202 204 220 250 38
//# expect 0:1: u32 19 11 13 7 9 13 10 14
// A histogram: counted per workgroup in shared memory, then added up in the buffer.
@group(0) @binding(0) var<storage, read> samples: array<u32>;
@group(0) @binding(1) var<storage, read_write> histogram: array<atomic<u32>, 8>;
var<workgroup> local_counts: array<atomic<u32>, 8>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) lane: u32) {
  if id.x < arrayLength(&samples) {
    atomicAdd(&local_counts[samples[id.x] / 32], 1u);
  }
  workgroupBarrier();
  if lane < 8 {
    atomicAdd(&histogram[lane], atomicLoad(&local_counts[lane]));
  }
}
