//# changes from sm60
64:     rounds_left = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
