//# changes from sm60
13:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
31:     rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
43:       rounds_left_2 = uint2(v_5 - 1u, v_4.y - ((v_5 == 0u) ? 1u : 0u));
60:     rounds_left_3 = uint2(v_7 - 1u, v_6.y - ((v_7 == 0u) ? 1u : 0u));
