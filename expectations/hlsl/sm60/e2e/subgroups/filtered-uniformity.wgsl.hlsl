RWByteAddressBuffer queue : register(u0);
RWByteAddressBuffer length_1 : register(u1);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void append(uint value) {
  const uint4 lanes = WaveActiveBallot(true);
  const uint before = WavePrefixSum(1u);
  uint start = 0u;
  if (WaveIsFirstLane()) {
    uint original = 0u;
    length_1.InterlockedAdd(0u, countbits(lanes.x) + countbits(lanes.y) + countbits(lanes.z) + countbits(lanes.w), original);
    start = original;
  }
  queue.Store(min(WaveReadLaneFirst(start) + before, colorfast_size(queue) / 4u - 1u) * 4u, value);
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x % 3u == 0u) {
    append(id.x);
  }
}
