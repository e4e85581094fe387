//# changes from sm60
16:   return before.Load(min(row % ((v == 0u) ? 1u : v) * world[0].x + column % ((v_1 == 0u) ? 1u : v_1), colorfast_size(before) / 4u - 1u) * 4u);
41:       rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
69-70:     const bool alive = ((old >> (v & 31u)) & ((v_1 < 32u) ? (1u << (v_1 & 31u)) - 1u : 4294967295u)) == 1u;
:     const uint rule = (alive ? world[0].w : world[0].z);
74:     const uint v_4 = ((v_3 < 32u) ? (1u << (v_3 & 31u)) - 1u : 4294967295u) << (v_2 & 31u);
