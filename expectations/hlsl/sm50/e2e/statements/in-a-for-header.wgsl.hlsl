//# changes from sm60
37:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
51:     rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
66:     rounds_left_2 = uint2(v_5 - 1u, v_4.y - ((v_5 == 0u) ? 1u : 0u));
81:     rounds_left_3 = uint2(v_7 - 1u, v_6.y - ((v_7 == 0u) ? 1u : 0u));
96:     rounds_left_4 = uint2(v_9 - 1u, v_8.y - ((v_9 == 0u) ? 1u : 0u));
110:     rounds_left_5 = uint2(v_11 - 1u, v_10.y - ((v_11 == 0u) ? 1u : 0u));
125:     rounds_left_6 = uint2(v_13 - 1u, v_12.y - ((v_13 == 0u) ? 1u : 0u));
140:     rounds_left_7 = uint2(v_15 - 1u, v_14.y - ((v_15 == 0u) ? 1u : 0u));
