//# changes from sm60
72:     const float sign_of = ((dot(q.real, first) >= 0.0f) ? 1.0f : -1.0f);
98:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
