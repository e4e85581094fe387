ByteAddressBuffer a : register(t0);
ByteAddressBuffer b : register(t1);
RWByteAddressBuffer out_1 : register(u2);

[numthreads(1, 1, 1)]
void main() {
  const bool3 less = asfloat(a.Load3(0u)) < asfloat(b.Load3(0u));
  out_1.Store3(0u, asuint((less ? asfloat(b.Load3(0u)) : asfloat(a.Load3(0u)))));
  out_1.Store3(16u, asuint((!(asfloat(a.Load3(0u)) == asfloat(b.Load3(0u))) ? asfloat(b.Load3(0u)) : asfloat(a.Load3(0u)))));
  bool v = false;
  if (all((asfloat(a.Load3(0u)) >= asfloat(b.Load3(0u))))) {
    v = true;
  } else {
    v = any((asfloat(a.Load3(0u)) != asfloat(b.Load3(0u))));
  }
  if (v) {
    out_1.Store3(32u, asuint(asfloat(a.Load3(0u))));
  }
  const bool3 v_1 = asfloat(a.Load3(0u)) <= asfloat(b.Load3(0u));
  const bool3 mask = (v_1 ? (asfloat(a.Load3(0u)) > float3(0.0f, 0.0f, 0.0f)) : v_1);
  out_1.Store3(48u, asuint(float3(mask)));
}
