//# changes from sm60
20-21:   const float4 v_2 = ((uint4(1u, 1u, 1u, 1u) == uint4(0u, 1u, 2u, 3u)) ? float4(5.0f, 5.0f, 5.0f, 5.0f) : m[v_1]);
:   m[0] = (((bool4)(v_1 == 0u)) ? v_2 : m[0]);
:   m[1] = (((bool4)(v_1 == 1u)) ? v_2 : m[1]);
:   m[2] = (((bool4)(v_1 == 2u)) ? v_2 : m[2]);
:   m[3] = (((bool4)(v_1 == 3u)) ? v_2 : m[3]);
:   const float4 v_3 = asfloat(frames.Load4(v + 48u)) - m[v_1];
:   m[0] = (((bool4)(v_1 == 0u)) ? v_3 : m[0]);
:   m[1] = (((bool4)(v_1 == 1u)) ? v_3 : m[1]);
:   m[2] = (((bool4)(v_1 == 2u)) ? v_3 : m[2]);
:   m[3] = (((bool4)(v_1 == 3u)) ? v_3 : m[3]);
