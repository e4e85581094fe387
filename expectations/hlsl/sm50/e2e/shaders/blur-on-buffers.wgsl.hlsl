//# changes from sm60
15:   const uint limit = ((image[0].w != 0u) ? image[0].y : image[0].x);
34:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
40:     total = total + weights[min(i, 8u)] * ((i == 0u) ? 1.0f : 2.0f);
51:     rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
84:     rounds_left = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
105:     rounds_left_1 = uint2(v_7 - 1u, v_6.y - ((v_7 == 0u) ? 1u : 0u));
112:   const uint extent = ((image[0].w != 0u) ? image[0].y : image[0].x);
