//# changes from sm60
30:   const int2 axis = (((bool2)(settings[0].w != 0u)) ? int2(0, 1) : int2(1, 0));
43:     rounds_left = uint2(v_5 - 1u, v_4.y - ((v_5 == 0u) ? 1u : 0u));
63:     rounds_left_1 = uint2(v_8 - 1u, v_7.y - ((v_8 == 0u) ? 1u : 0u));
89:       const float v_2 = gray(asint(asuint(place) + asuint(int2(asint(asuint(x) - 1u), asint(asuint(y) - 1u)))));
:       const float3 v_3 = ((((uint3)min(asuint(v), 2u)) == uint3(0u, 1u, 2u)) ? ((float3)v_2) : levels[v_1]);
:       levels[0] = (((bool3)(v_1 == 0u)) ? v_3 : levels[0]);
:       levels[1] = (((bool3)(v_1 == 1u)) ? v_3 : levels[1]);
:       levels[2] = (((bool3)(v_1 == 2u)) ? v_3 : levels[2]);
127:       rounds_left = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
