//# changes from sm60
57:     rounds_left = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
69:       rounds_left_1 = uint2(v_5 - 1u, v_4.y - ((v_5 == 0u) ? 1u : 0u));
76:       const uint low = 2u * gap * (lane / ((v_6 == 0u) ? 1u : v_6)) + lane % ((v_7 == 0u) ? 1u : v_7);
98:   const uint low = 2u * step_1[0].y * (id.x / ((v == 0u) ? 1u : v)) + id.x % ((v_1 == 0u) ? 1u : v_1);
