//# changes from sm60
15:   const float4 v_1 = v / float4(2.0f, 2.0f, 2.0f, 2.0f);
:   f.Store4(64u, asuint(v - float4(2.0f, 2.0f, 2.0f, 2.0f) * ((v_1 < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v_1) : floor(v_1))));
20-27:   const int2 v_2 = asint(i.Load2(24u));
:   const int2 v_3 = ((int2)k);
:   i.Store2(24u, asuint(v_3 / ((v_2 == int2(0, 0)) | ((v_3 == int2((-2147483647 - 1), (-2147483647 - 1))) & (v_2 == int2(-1, -1))) ? int2(1, 1) : v_2)));
:   const uint2 v_4 = i.Load2(32u);
:   const int2 v_5 = asint(v_4);
:   const int2 v_6 = ((int2)k);
:   const int2 v_7 = ((v_6 == int2(0, 0)) | ((v_5 == int2((-2147483647 - 1), (-2147483647 - 1))) & (v_6 == int2(-1, -1))) ? int2(1, 1) : v_6);
:   i.Store2(32u, asuint(asint(v_4 - asuint(v_5 / v_7) * asuint(v_7))));
