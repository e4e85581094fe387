//# changes from sm60
61:   float3 v[4] = scratch.items;
:   v[min(i, 3u)] = float3(1.0f, 1.0f, 1.0f);
:   scratch.items = v;
63:   scratch.items[2] = ((((uint3)min(i, 2u)) == uint3(0u, 1u, 2u)) ? float3(3.0f, 3.0f, 3.0f) : scratch.items[2]);
65:   const uint v_1 = min(i, 1u);
:   const float2 v_2 = ((uint2(0u, 0u) == uint2(0u, 1u)) ? float2(6.0f, 6.0f) : scratch.turn[v_1]);
:   scratch.turn[0] = (((bool2)(v_1 == 0u)) ? v_2 : scratch.turn[0]);
:   scratch.turn[1] = (((bool2)(v_1 == 1u)) ? v_2 : scratch.turn[1]);
