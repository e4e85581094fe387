//# changes from sm60
12:     rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
16:     values.Store(0u, ((values.Load(0u) % 2u == 1u) ? 3u * values.Load(0u) + 1u : values.Load(0u) / 2u));
