//# changes from sm60
42:     rounds_left = uint2(v_11 - 1u, v_10.y - ((v_11 == 0u) ? 1u : 0u));
