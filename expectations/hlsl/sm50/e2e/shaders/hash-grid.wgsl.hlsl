//# changes from sm60
37:   return ((word.x ^ word.y) ^ word.z) % ((v == 0u) ? 1u : v);
92:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
104:       rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
116:         rounds_left_2 = uint2(v_5 - 1u, v_4.y - ((v_5 == 0u) ? 1u : 0u));
129:           rounds_left_3 = uint2(v_7 - 1u, v_6.y - ((v_7 == 0u) ? 1u : 0u));
