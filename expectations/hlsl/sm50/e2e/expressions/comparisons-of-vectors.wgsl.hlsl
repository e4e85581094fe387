//# changes from sm60
8-9:   out_1.Store3(0u, asuint((less ? asfloat(b.Load3(0u)) : asfloat(a.Load3(0u)))));
:   out_1.Store3(16u, asuint((!(asfloat(a.Load3(0u)) == asfloat(b.Load3(0u))) ? asfloat(b.Load3(0u)) : asfloat(a.Load3(0u)))));
20:   const bool3 mask = (v_1 ? (asfloat(a.Load3(0u)) > float3(0.0f, 0.0f, 0.0f)) : v_1);
