//# changes from sm60
7-14:   const float3 v_2 = v / v_1;
:   f.Store3(0u, asuint(v - v_1 * ((v_2 < float3(0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
:   const float3 v_3 = asfloat(f.Load3(16u));
:   const float3 v_4 = v_3 / float3(1.5f, 1.5f, 1.5f);
:   f.Store3(16u, asuint(v_3 - float3(1.5f, 1.5f, 1.5f) * ((v_4 < float3(0.0f, 0.0f, 0.0f)) ? ceil(v_4) : floor(v_4))));
:   const float v_5 = asfloat(f.Load(36u));
:   const float v_6 = asfloat(f.Load(40u));
:   const float v_7 = v_5 / v_6;
:   f.Store(32u, asuint(v_5 - v_6 * ((v_7 < 0.0f) ? ceil(v_7) : floor(v_7))));
:   const float3 v_8 = asfloat(f.Load3(32u));
:   const float3 v_9 = v_8 / float3(1.0f, 2.0f, 3.0f);
:   f.Store3(32u, asuint(v_8 - float3(1.0f, 2.0f, 3.0f) * ((v_9 < float3(0.0f, 0.0f, 0.0f)) ? ceil(v_9) : floor(v_9))));
