//# changes from sm60
22:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
37:     rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
52:     rounds_left_2 = uint2(v_5 - 1u, v_4.y - ((v_5 == 0u) ? 1u : 0u));
66:     rounds_left_3 = uint2(v_7 - 1u, v_6.y - ((v_7 == 0u) ? 1u : 0u));
80:     rounds_left_4 = uint2(v_9 - 1u, v_8.y - ((v_9 == 0u) ? 1u : 0u));
96:     rounds_left_5 = uint2(v_11 - 1u, v_10.y - ((v_11 == 0u) ? 1u : 0u));
