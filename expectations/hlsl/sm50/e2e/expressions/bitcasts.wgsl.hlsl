RWByteAddressBuffer f : register(u0);
RWByteAddressBuffer u : register(u1);
RWByteAddressBuffer i : register(u2);

[numthreads(1, 1, 1)]
void main() {
  u.Store3(0u, asuint(asfloat(f.Load3(0u))));
  i.Store3(0u, asuint(asint(u.Load3(0u))));
  f.Store3(0u, asuint(asfloat(asint(i.Load3(0u)))));
  u.Store(0u, asuint(asfloat(f.Load(0u))) ^ asuint(asint(i.Load(0u))));
  i.Store(4u, asuint(asint(asfloat(u.Load(4u)))));
  f.Store(8u, asuint(asfloat(f.Load(8u))));
}
