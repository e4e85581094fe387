//# changes from sm60
87:   turns.Store3(min(i, 2u) * 16u, asuint((((bool3)flags[3]) ? float3(0.0f, 0.0f, 0.0f) : asfloat(turns.Load3(48u)))));
