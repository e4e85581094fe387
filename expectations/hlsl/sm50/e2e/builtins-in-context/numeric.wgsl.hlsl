//# changes from sm60
10:   const float4 v_1 = asfloat(v.Load4(32u));
:   v.Store4(80u, asuint(mad(float4(sign(asfloat(v.Load4(0u)))), ceil(asfloat(v.Load4(16u))), ((v_1 < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v_1) : floor(v_1)) - round(asfloat(v.Load4(48u))))));
