//# changes from sm60
34:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
62:       rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
92:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
103:     scalars.Store(12u, asuint(((asfloat(scalars.Load(0u)) == 0.0f) ? 0.0f : total.x / asfloat(scalars.Load(0u)))));
106:     scalars.Store(8u, asuint(((total.y == 0.0f) ? 0.0f : total.x / total.y)));
