//# changes from sm60
40:   const int2 seed = (((bool2)is_edge(place)) ? place : int2(-32768, -32768));
65:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
77:       rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
116:   const float side = ((mask.Load(int3(asint(id.xy), int(0))).w >= 0.5f) ? -1.0f : 1.0f);
