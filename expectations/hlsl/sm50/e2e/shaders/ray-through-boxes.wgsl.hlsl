//# changes from sm60
29: cbuffer cbuffer_root_constants : register(b13) {
62:   return ((enter <= leave) ? enter : 1e30f);
101:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
119:         rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
