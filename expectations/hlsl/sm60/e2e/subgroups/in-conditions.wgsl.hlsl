RWByteAddressBuffer flags : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex) {
  const uint greatest = WaveActiveMax(i);
  const uint neighbour = WaveReadLaneAt(i, WaveGetLaneIndex() ^ 1u);
  const uint first = WaveReadLaneFirst(i);
  const bool edge = ((i % 8u == 0u) || (neighbour == greatest)) && (first < 32u);
  bool v = false;
  if (WaveActiveAnyTrue(edge)) {
    v = WaveActiveAllTrue((i < 100u));
  } else {
    v = false;
  }
  if (v) {
    flags.Store(min(i, colorfast_size(flags) / 4u - 1u) * 4u, uint(edge));
  }
}
