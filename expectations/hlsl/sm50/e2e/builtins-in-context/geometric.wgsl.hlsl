//# changes from sm60
9:   const float2 v = asfloat(a.Load4(0u)).xy;
:   const float2 v_1 = normalize(asfloat(b.Load4(0u)).xy);
:   out_1.Store4(32u, asuint(normalize(asfloat(a.Load4(0u))) + float4(v + ((float2)(-2.0f * dot(v, v_1))) * v_1, 0.0f, 0.0f)));
