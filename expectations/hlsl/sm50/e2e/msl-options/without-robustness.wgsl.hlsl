//# changes from sm60
17:   return table.rows[min(asuint(i), 2u)][min(j, 1u)] + (table.bits[min(asuint(i), 3u)] ? 1.0f : 0.0f) + table.parts[min(j, 3u)][min(asuint(i), 2u)];
28-31:   const uint v = min(asuint(asint(asuint(i) - asuint(i / int(3)) * 3u)), 2u);
:   const float2 v_1 = ((((uint2)min(asuint(asint(asuint(i) - asuint(i / int(2)) * 2u)), 1u)) == uint2(0u, 1u)) ? float2(3.0f, 3.0f) : own.rows[v]);
:   own.rows[0] = (((bool2)(v == 0u)) ? v_1 : own.rows[0]);
:   own.rows[1] = (((bool2)(v == 1u)) ? v_1 : own.rows[1]);
:   own.rows[2] = (((bool2)(v == 2u)) ? v_1 : own.rows[2]);
:   own.bits = ((((uint4)min(asuint(i), 3u)) == uint4(0u, 1u, 2u, 3u)) ? bool4(true, true, true, true) : own.bits);
:   const uint v_2 = min(asuint(i), 3u) * 16u + min(asuint(asint(asuint(i) - asuint(i / int(3)) * 3u)), 2u) * 4u;
:   shared_table.parts[min(asuint(i), 3u)][min(at % 3u, 2u)] = asfloat(turn[v_2 >> 4u][(v_2 >> 2u) & 3u]);
33-34:   const float v_3 = sum(own, asint(asuint(i) - asuint(i / int(2)) * 2u), at % 2u);
:   result.Store(min(asuint(i), colorfast_size(result) / 4u - 1u) * 4u, asuint(v_3 + sum(shared_table, asint(asuint(i) - asuint(i / int(2)) * 2u), at % 2u) + asfloat(turn[(min(at, 3u) * 16u + 4u) >> 4u].y) + float4(asfloat(turn[0].xyz), 1.0f)[min(asuint(i), 3u)]));
