//# changes from sm60
7-11:   f.Store3(0u, asuint((up ? asfloat(f.Load3(16u)) : asfloat(f.Load3(0u)))));
:   f.Store3(16u, asuint((((bool3)up.x) ? float3(0.0f, 0.0f, 0.0f) : asfloat(f.Load3(16u)))));
:   u.Store(0u, ((u.Load(4u) > 3u) ? 2u : 1u));
:   u.Store(8u, uint((((bool3)up.y) ? !up : up).z));
:   u.Store(12u, uint(((up.z ? true : false) ? int(u.Load(0u)) : int(-1))));
