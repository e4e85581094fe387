RWByteAddressBuffer many : register(u0);

[numthreads(1, 1, 1)]
void main() {
  many.Store(0u, asuint(asfloat(many.Load(428u))));
  many.Store3(208u, asuint(asfloat(many.Load3(112u)) + asfloat(many.Load3(304u))));
  many.Store(472u, asuint(asint(many.Load(48u))));
  many.Store2(344u, many.Load3(256u).yz);
}
