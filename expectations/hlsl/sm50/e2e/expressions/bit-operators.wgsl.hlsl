RWByteAddressBuffer u : register(u0);
RWByteAddressBuffer i : register(u1);

[numthreads(1, 1, 1)]
void main() {
  u.Store3(0u, u.Load3(0u) & u.Load3(16u));
  u.Store3(16u, u.Load3(0u) | uint3(1u, 2u, 3u));
  u.Store3(32u, u.Load3(16u) ^ u.Load3(32u));
  u.Store3(48u, ~u.Load3(48u));
  u.Store3(64u, u.Load3(64u) << uint3(1u, 2u, 3u));
  u.Store3(80u, u.Load3(80u) >> (u.Load3(0u) & uint3(31u, 31u, 31u)));
  i.Store(0u, asuint(asint(i.Load(0u) << 3u)));
  i.Store(4u, asuint(asint(i.Load(4u)) >> ((u.Load(0u) & 31u) & 31u)));
  i.Store(8u, asuint(~asint(i.Load(8u)) & int(255)));
  i.Store(12u, asuint(asint(i.Load(12u)) | int(16)));
}
