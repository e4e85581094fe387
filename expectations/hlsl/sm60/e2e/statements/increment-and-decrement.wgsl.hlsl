static uint global_count = 0u;
RWByteAddressBuffer counts : register(u0);

void bump(inout int p) {
  p = asint(asuint(p) + 1u);
}

[numthreads(1, 1, 1)]
void main() {
  int local = int(5);
  local = asint(asuint(local) - 1u);
  bump(local);
  global_count = global_count + 1u;
  counts.Store(0u, asuint(asint(counts.Load(0u) + 1u)));
  const uint v = global_count;
  counts.Store(min(v, 3u) * 4u + 16u, asuint(asint(counts.Load(min(v, 3u) * 4u + 16u) - 1u)));
  counts.Store(28u, asuint(asint(counts.Load(28u) + asuint(local))));
}
