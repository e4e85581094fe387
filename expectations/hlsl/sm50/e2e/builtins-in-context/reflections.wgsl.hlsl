//# changes from sm60
5:   const float2 v_1 = asfloat(v.Load4(0u)).xy;
:   const float2 v_2 = asfloat(v.Load4(16u)).xy;
:   v.Store4(0u, asuint(float4(v_1 + ((float2)(-2.0f * dot(v_1, v_2))) * v_2, 0.0f, 0.0f)));
